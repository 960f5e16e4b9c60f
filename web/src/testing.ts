/** Parts of large things, for tests that read no more of them. */

type Part<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends readonly (infer Each)[]
    ? readonly Part<Each>[]
    : T extends object
      ? { [K in keyof T]?: Part<T[K]> }
      : T

/** Return a part in the place of the whole; its fields have the names and types of the whole. */
export const partOf = <T extends object>(part: Part<T>): T => Object.assign({} as T, part)
