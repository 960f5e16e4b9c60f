/** Whether the devices of the house reach this server, and who may change that, as this page knows it. */

import { api } from '../api'
import type { House } from '../wire'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

export class Household {
  /** null = not asked yet. */
  now: House | null = $state.raw(null)
  private asking: Promise<void> | null = null

  /** The address to give to others. */
  get address(): string {
    return this.now?.address ?? location.origin
  }

  /** Does that address lead to this computer only? */
  get onlyHere(): boolean {
    return this.now !== null && !this.now.address && LOOPBACK.includes(location.hostname)
  }

  ask(): Promise<void> {
    this.asking ??= this.look().finally(() => (this.asking = null))
    return this.asking
  }

  private async look(): Promise<void> {
    const nobody: House = { address: null }
    this.now = await api.house().catch(() => this.now ?? nobody)
  }

  /** The server may have been started again since this page asked, with another token. */
  async turn(open: boolean): Promise<void> {
    const { token = '' } = await api.house()
    this.now = await api.turnHouse({ open, token })
  }

  /** After the connection was lost: was the house open until then, for who sits at this computer, and is it no more? */
  async wasShut(): Promise<boolean> {
    const before = this.now
    if (!before) return false
    await this.ask()
    return !!before.here && !!before.address && !this.now?.address
  }
}

/** This page's. */
export const household = new Household()
