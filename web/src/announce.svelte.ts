/** What a screen reader is told. Sentences that come together are one announcement, in order, each once. */

export const spoken = $state({ text: '', urgent: '' })

let waiting: string[] = []

export function announce(text: string): void {
  if (!text || waiting.includes(text)) return
  if (!waiting.length) {
    queueMicrotask(() => {
      // A live region only speaks when its text changes: a repeat differs by an invisible space.
      const next = waiting.join(' ')
      waiting = []
      spoken.text = next === spoken.text ? next + '\u00a0' : next
    })
  }
  waiting.push(text)
}

export function alert(text: string): void {
  spoken.urgent = text === spoken.urgent ? text + '\u00a0' : text
}
