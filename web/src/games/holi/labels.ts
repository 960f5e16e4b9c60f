import { Switch } from '../../board/switch.svelte'

/** Do letters and numbers stand at the edges of the levels? */
export const labels = new Switch('cinquina-holi-labels', 'on')
