/** Made by vite.config.ts from the folders of src/cinquina/locales. */
declare module 'virtual:languages' {
  /** What each language calls itself. */
  export const LANGUAGES: Record<string, string>
  /** By language and part: `page`, a game, the lessons of one. */
  export const TEXTS: Record<string, Record<string, () => Promise<string>>>
}

/** Made by tools/pictures.ts from the Picture.svelte of a folder: its address. */
declare module 'virtual:pictures/*' {
  const address: string
  export default address
}
