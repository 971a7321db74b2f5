import { type Market, type MarketId, marketIds, markets } from 'site/routing/markets.ts'
import { routeForStory } from 'site/routing/stories/story-address.ts'
import { type LinkUse, linksIn } from '../content/links-in.ts'
import { isRoutable, type StoryRow } from '../content/story-data.ts'
import type { FieldLocation } from '../content/walk-content.ts'
import type { Hint } from '../finding.ts'
import type { Phrase } from '../messages/finding-messages.ts'
import { locationOf, type Scene, versionsOf } from '../scene.ts'

/** Links and references of one field that lead nowhere, to something visitors do not see, or back to the same story. */
export function checkLinks(fieldLocation: FieldLocation, scene: Scene): Hint[] {
  return versionsOf(fieldLocation, scene.languages).flatMap(({ language, value }) =>
    linksIn(fieldLocation, value).flatMap((use) => {
      const found = problemOf(use, scene) ?? absent(use, scene, language)
      const location = locationOf(fieldLocation, language)
      return found ? [{ ...found, location: { ...location, path: `${location.path}${use.step}` } }] : []
    }),
  )
}

function problemOf(use: LinkUse, scene: Scene): Omit<Hint, 'location'> | undefined {
  if (use.kind === 'unusable') return broken({ phrase: 'refusedAddress', values: { address: use.address } })
  if (use.kind === 'insecure') return { code: 'insecure-link', details: { value: use.address } }
  const target = scene.stories.get(use.uuid)
  if (!target) return broken({ phrase: 'noStory', values: { uuid: use.uuid } })
  if (target.uuid === scene.story.uuid) return use.hasAnchor ? undefined : { code: 'self-link' }
  const why = pageless(target, use)
  if (why) return broken({ phrase: why, values: { target: target.fullSlug } })
  if (!target.isPublished && scene.story.isPublished)
    return { code: 'unpublished-link', details: { target: target.fullSlug } }
  return undefined
}

type Place = { market: MarketId; locale: string }

/**
 * The places where visitors find the page of one address and not that of another, which it links to: `italy (it), spain (es)`.
 * @param language of the link; undefined where every language has it
 */
function placesWithout(target: string, from: string, language: string | undefined): string {
  const there = new Set(placesOf(target).map(nameOf))
  return placesOf(from)
    .filter((place) => (language === undefined || place.locale === language) && !there.has(nameOf(place)))
    .map(nameOf)
    .join(', ')
}

function nameOf({ market, locale }: Place): string {
  return `${market} (${locale})`
}

function placesOf(address: string): Place[] {
  const found = routeForStory(address)
  if (!found) return []
  return marketIds.flatMap((id) => {
    const market: Market = markets[id]
    if (found.country !== undefined && found.country !== id) return []
    return market.locales.filter((locale) => found.route.path[locale]).map((locale) => ({ market: id, locale }))
  })
}

/** The page is there, and not in every market and language in which the story with the link is. */
function absent(
  use: LinkUse,
  { stories, story }: Scene,
  language: string | undefined,
): Omit<Hint, 'location'> | undefined {
  const target = use.kind === 'story' && !use.isReference ? stories.get(use.uuid) : undefined
  if (!target || target.uuid === story.uuid) return undefined
  const places = placesWithout(target.fullSlug, story.fullSlug, language)
  return places === '' ? undefined : { code: 'absent-link', details: { target: target.fullSlug, value: places } }
}

/** A reference takes content from a story, which needs no page for it. */
function pageless(target: StoryRow, { isReference }: { isReference: boolean }): 'isFolder' | 'hasNoPage' | undefined {
  if (target.isFolder) return 'isFolder'
  return !isReference && !isRoutable(target) ? 'hasNoPage' : undefined
}

function broken(value: Phrase): Omit<Hint, 'location'> {
  return { code: 'broken-link', details: { value } }
}
