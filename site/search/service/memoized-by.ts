/**
 * Memoizes a factory by name with a TTL. A failure is not memoized: the next caller retries.
 * @param validSeconds TTL
 */
export function memoizedBy<Thing>(validSeconds: number, now = () => performance.now()) {
  const cached = new Map<string, { thing: Promise<Thing>; until: number }>()
  return (name: string, make: () => Promise<Thing>): Promise<Thing> => {
    const known = cached.get(name)
    if (known && known.until > now()) return known.thing
    const thing = make()
    cached.set(name, { thing, until: now() + validSeconds * 1000 })
    thing.catch(() => cached.get(name)?.thing === thing && cached.delete(name))
    return thing
  }
}
