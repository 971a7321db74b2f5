/**
 * Makes a thing once for each name and gives the same one for some seconds. What could not be made is made again by the
 * next who asks.
 * @param validSeconds after these it is made anew
 */
export function memoizedBy<Thing>(validSeconds: number, now = () => performance.now()) {
  const kept = new Map<string, { thing: Promise<Thing>; until: number }>()
  return (name: string, make: () => Promise<Thing>): Promise<Thing> => {
    const known = kept.get(name)
    if (known && known.until > now()) return known.thing
    const thing = make()
    kept.set(name, { thing, until: now() + validSeconds * 1000 })
    thing.catch(() => kept.get(name)?.thing === thing && kept.delete(name))
    return thing
  }
}
