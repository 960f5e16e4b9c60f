/** Words of the task are whole: where they do not fit, they become smaller, then what others did goes, and then the task
    takes room of the supply. */

/** What `PromptBar` gives a meaning, in this order; the last is said with how much room `Frame` gives, 1 to 4. */
const STEPS = ['small', 'smaller', 'short'] as const
const MORE = 4

/** Let the task be as tight as its words need, and no tighter. */
export function fitted(task: HTMLElement): () => void {
  const isCut = () =>
    [...task.querySelectorAll<HTMLElement>(':scope > :is(.voice, .said)')].some(
      (part) => part.clientHeight > 2 && part.scrollHeight > part.clientHeight + 1,
    )
  const fit = () => {
    for (const step of [...STEPS, 'more']) delete task.dataset[step]
    for (const step of STEPS) {
      if (!isCut()) return
      task.dataset[step] = ''
    }
    for (let more = 1; more <= MORE && isCut(); more++) task.dataset.more = `${more}`
  }
  const words = new MutationObserver(fit)
  words.observe(task, { childList: true, characterData: true, subtree: true })
  const room = new ResizeObserver(() => requestAnimationFrame(fit)) // what it changes is its own size
  room.observe(task)
  if ('fonts' in document) void document.fonts.ready.then(fit)
  return () => {
    words.disconnect()
    room.disconnect()
  }
}
