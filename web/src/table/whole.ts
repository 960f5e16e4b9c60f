/** Lists of lines that are shown whole or not at all. */

/** Show as many of the last items as are whole, all of them smaller if need be. */
export function whole(list: HTMLElement): () => void {
  const isCut = () => list.scrollHeight > list.clientHeight + 1
  const look = () => {
    const items = [...list.children] as HTMLElement[]
    for (const each of items) each.hidden = false
    delete list.dataset.small
    if (isCut()) list.dataset.small = ''
    for (const each of items.slice(0, -1)) if (isCut()) each.hidden = true
  }
  look()
  const words = new MutationObserver(look)
  words.observe(list, { childList: true, characterData: true, subtree: true })
  const room = new ResizeObserver(look)
  room.observe(list)
  return () => {
    words.disconnect()
    room.disconnect()
  }
}
