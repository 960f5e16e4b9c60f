import { Switch } from '../../board/switch.svelte'

/** Is it marked what the next wave may take? */
export const danger = new Switch('cinquina-flow-danger', 'off')
