/** Something is carried over the board, by mouse or finger. A press that hardly moves stays a click. */

export interface Carrying {
  /** It has really moved; false = it cannot be carried. */
  start: () => boolean
  over: (under: Element | null, x: number, y: number) => void
  /** Let go, or null where the way was broken off. */
  drop: (under: Element | null) => void
}

/** Pixels that a hand may tremble. */
const STILL = 8

export function carry(press: PointerEvent, doing: Carrying): void {
  if (press.button !== 0 || !press.isPrimary) return
  let carrying = false
  const ours = (event: PointerEvent) => event.pointerId === press.pointerId
  const under = (event: PointerEvent) => document.elementFromPoint(event.clientX, event.clientY)

  function move(event: PointerEvent) {
    if (!ours(event)) return
    if (!carrying) {
      if (Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) < STILL) return
      if (!doing.start()) return end()
      carrying = true
      // A finger leaves the focus where it was: Enter would still mean that cell.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    }
    doing.over(under(event), event.clientX, event.clientY)
  }
  function up(event: PointerEvent) {
    if (!ours(event)) return
    end()
    if (!carrying) return
    // The click that follows belongs to what was carried, not to what lies there.
    const still = (click: Event) => click.stopPropagation()
    window.addEventListener('click', still, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', still, { capture: true }))
    doing.drop(event.type === 'pointerup' ? under(event) : null)
  }
  function end() {
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', up)
    window.removeEventListener('pointercancel', up)
  }
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', up)
  window.addEventListener('pointercancel', up)
}
