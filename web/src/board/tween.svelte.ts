/** A value that runs from 0 to 1. */
export class Tween {
  value = $state(0)
  running = $state(false)
  #run = 0

  /** It ran to its end, and was not stopped since. */
  get over(): boolean {
    return this.value === 1
  }

  run(length: number): void {
    const run = ++this.#run
    this.value = length ? 0 : 1
    this.running = length > 0
    if (!length) return
    const began = performance.now()
    const frame = (now: number) => {
      if (run !== this.#run) return
      this.value = Math.min(1, Math.max(0, now - began) / length)
      if (this.value < 1) requestAnimationFrame(frame)
      else this.running = false
    }
    requestAnimationFrame(frame)
  }

  stop(): void {
    this.#run++
    this.value = 0
    this.running = false
  }
}
