/** A value that runs from 0 to 1. */
export class Tween {
  value = $state(0)
  #run = 0

  run(length: number): void {
    const run = ++this.#run
    this.value = length ? 0 : 1
    if (!length) return
    const began = performance.now()
    const frame = (now: number) => {
      if (run !== this.#run) return
      this.value = Math.min(1, Math.max(0, now - began) / length)
      if (this.value < 1) requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  }

  stop(): void {
    this.#run++
    this.value = 0
  }
}
