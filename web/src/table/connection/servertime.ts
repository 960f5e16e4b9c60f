/** The server's clock, as far as this page can know it: asked over the socket, and the quickest answer is believed.
 *
 * An answer was written between question and arrival. Taken as the middle of that, it is wrong by at most half of the
 * way, and by nothing if both directions take equally long. So the shorter the way, the better the answer.
 */

const KEPT = 8
const STALE = 90_000 // ms; by then the two clocks may have drifted apart
const DRIFT = 20

interface Answer {
  /** What to add to the page's clock. */
  offset: number
  /** How long question and answer took. */
  way: number
  at: number
}

export class ServerTime {
  private answers: Answer[] = []
  private guess: number | null = null

  /** `here` is the page's own clock, which never jumps. */
  constructor(private readonly here: () => number = () => performance.now()) {}

  /** The answer to a question that was sent at `sent`, by the page's own clock. */
  hear(sent: number, server: number): void {
    const at = this.here()
    const way = at - sent
    if (way < 0) return
    const answer = { offset: server - (sent + way / 2), way, at }
    // If both cannot be true, a clock has jumped in between: the page's own stands still while some devices sleep.
    const agrees = (each: Answer) => Math.abs(each.offset - answer.offset) <= (each.way + way) / 2 + DRIFT
    this.answers = [...this.answers.filter((each) => at - each.at < STALE && agrees(each)), answer].slice(-KEPT)
  }

  /** The server's time, told along with something else: better than nothing until an answer comes. */
  overhear(server: number): void {
    this.guess = server - this.here()
  }

  /** ms since the epoch, by the server's clock. */
  now(): number {
    const best = this.answers.reduce<Answer | null>((one, other) => (one && one.way <= other.way ? one : other), null)
    return this.here() + (best?.offset ?? this.guess ?? Date.now() - this.here())
  }

  /** How far it can be off, in ms. */
  get doubt(): number {
    return Math.min(Infinity, ...this.answers.map((each) => each.way / 2))
  }
}
