/** It is your turn: a sound, and, if allowed and the page is not in view, a notification. */

import { settings } from './settings.svelte'
import { sound } from './sound'

export function yourTurn(title: string, text: string): void {
  sound('chime')
  if (document.visibilityState === 'visible' || !settings.notify || !('Notification' in globalThis)) return
  if (Notification.permission !== 'granted') return
  try {
    const note = new Notification(title, { body: text, icon: '/favicon.svg', tag: 'cinquina-turn' })
    note.onclick = () => {
      focus()
      note.close()
    }
  } catch {
    // some phones allow it to service workers only
  }
}
