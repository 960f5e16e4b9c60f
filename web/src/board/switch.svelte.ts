/** Something that one may want to see or not. Kept in this browser. */

export class Switch {
  on = $state(false)

  constructor(
    private readonly key: string,
    usual: 'on' | 'off',
  ) {
    let kept: string | null = null
    try {
      kept = localStorage.getItem(key)
    } catch {
      // a private window may forbid it
    }
    this.on = (kept ?? usual) === 'on'
  }

  toggle = (): void => {
    this.on = !this.on
    try {
      localStorage.setItem(this.key, this.on ? 'on' : 'off')
    } catch {
      // then it lasts as long as the page
    }
  }
}
