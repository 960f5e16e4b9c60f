/** Things by the names that each of them has, such as the cells that a choice can be made with. */
export function grouped<T>(things: Iterable<T>, namesOf: (thing: T) => readonly string[]): Map<string, T[]> {
  const found = new Map<string, T[]>()
  for (const thing of things) for (const name of namesOf(thing)) found.set(name, [...(found.get(name) ?? []), thing])
  return found
}
