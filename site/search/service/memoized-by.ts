/**
 * Makes a thing once for each name and gives the same one for some seconds. What could not be made is made again by the
 * next who asks.
 * @param validSeconds after these it is made anew
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
