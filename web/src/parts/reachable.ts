/** What scrolls can be reached by keyboard, while it does. */

/** Let an element take the focus while its content is higher than itself. */
export function reachable(node: HTMLElement): () => void {
  const sizes = new ResizeObserver(() => look())
  const look = () => {
    for (const child of node.children) sizes.observe(child)
    if (node.scrollHeight > node.clientHeight) node.tabIndex = 0
    else node.removeAttribute('tabindex')
  }
  const changes = new MutationObserver(look)
  sizes.observe(node)
  changes.observe(node, { childList: true, characterData: true, subtree: true })
  return () => {
    sizes.disconnect()
    changes.disconnect()
  }
}
