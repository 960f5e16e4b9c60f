/** Made by vite.config.ts from the folders of src/cinquina/locales. */
declare module 'virtual:languages' {
  /** What each language calls itself. */
  export const LANGUAGES: Record<string, string>
  export const TEXTS: Record<string, () => Promise<{ text: string }>>
}
