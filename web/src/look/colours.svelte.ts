/** While a page shows a game, it has that game's colours: `games/<game>/colours.css`. */
export function coloursOf(game: () => string | undefined): void {
  $effect(() => {
    const { dataset } = document.documentElement
    dataset.game = game() ?? ''
    return () => delete dataset.game
  })
}
