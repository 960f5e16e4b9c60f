/** The analysis of a finished game, asked for piece by piece as long as somebody looks. */

import { api, reasonOf } from '../api'
import type { Analysis, Told } from '../wire'

const PAUSE = 1000 // ms, when the server asks for one

export class AnalysisRun {
  found: Analysis | null = $state.raw(null)
  running = $state(false)
  failed: Told | null = $state.raw(null)
  private asked = 0

  constructor(private readonly id: string) {}

  get whole(): boolean {
    return this.found !== null && this.found.expected.length === this.found.total
  }

  start = async (): Promise<void> => {
    const turn = ++this.asked
    this.running = true
    this.failed = null
    while (turn === this.asked && !this.whole) {
      try {
        const found = await api.analysis(this.id)
        if (turn === this.asked) this.found = found
      } catch (error) {
        if (turn !== this.asked) return
        const reason = reasonOf(error)
        if (reason.id === 'table.too_fast') {
          await new Promise((done) => setTimeout(done, PAUSE))
          continue
        }
        this.failed = reason
        break
      }
    }
    if (turn === this.asked) this.running = false
  }

  /** The server ends the piece it is at, and begins no other. */
  stop = (): void => {
    this.asked += 1
    this.running = false
  }
}
