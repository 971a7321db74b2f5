import type { SiteContext } from '#site/routing/path-for.ts'
import type { WireStory } from './wire-story.ts'

/**
 * Reads a story once for each market and language. Many pages show the same story of one cached response: menus, categories, the products
 * of a list. Parsing them again took a twentieth of a render. What was read belongs to the response and ends with it; callers do not change it.
 */
export function oncePerReader<Read>(
  read: (wire: WireStory, siteContext: SiteContext) => Read,
): (wire: WireStory, siteContext: SiteContext) => Read {
  const known = new WeakMap<WireStory, Map<string, { read: Read }>>()
  return (wire, siteContext) => {
    const ofStory = known.get(wire) ?? new Map<string, { read: Read }>()
    known.set(wire, ofStory)
    const reader = `${siteContext.market.id} ${siteContext.locale}`
    const before = ofStory.get(reader)
    if (before) return before.read
    const first = { read: read(wire, siteContext) }
    ofStory.set(reader, first)
    return first.read
  }
}
