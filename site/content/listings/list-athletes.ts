import 'server-only'
import type { AthleteCard } from 'component-schemas/cards/newsroom-cards.ts'
import { athlete } from 'component-schemas/content-types/athlete/schema.ts'
import { disciplines } from 'component-schemas/datasources/event-datasources.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import { languageOf } from '../delivery/content-language.ts'
import type { WireStory } from '../delivery/wire-story.ts'
import { labelsOf } from '../stories/get-labels.ts'
import { resolveLinks } from '../stories/resolve-links.ts'
import { listStoriesByUuid } from './list-stories.ts'
import { listWholeKind } from './list-whole-kind.ts'

/** Fields that a card does not show; excluded from list requests. */
const notOnCards = ['biography', 'titles', 'profiles', 'seo']

/** An athlete and the values readers filter by. */
export type ListedAthlete = { card: AthleteCard; disciplines: readonly string[] }

/** Every athlete of the team by name, as the reader's language sorts. */
export async function listAthletes(siteContext: SiteContext): Promise<ListedAthlete[]> {
  const stories = (await listWholeKind(athlete, siteContext, { without: notOnCards })).map(({ wire }) => wire)
  const collator = new Intl.Collator(siteContext.locale)
  const listed = await toListed(stories, siteContext)
  return listed.toSorted((a, b) => collator.compare(a.card.name, b.card.name))
}

/** The published athletes among these, in the editor's order. */
export async function athletesNamed(uuids: readonly string[], siteContext: SiteContext): Promise<AthleteCard[]> {
  if (uuids.length === 0) return []
  const listed = await toListed(await listStoriesByUuid(uuids, siteContext.locale, notOnCards), siteContext)
  return listed.map(({ card }) => card)
}

async function toListed(stories: readonly WireStory[], siteContext: SiteContext): Promise<ListedAthlete[]> {
  const words = await labelsOf(disciplines.slug, languageOf(siteContext.locale))
  return stories.flatMap((wire) => {
    const parsed = athlete.content.safeParse(resolveLinks(wire.content, siteContext))
    if (!parsed.success) return []
    const { name, country, teaser, card: image, disciplines: races } = parsed.data
    const known = races.map((value) => words[value] ?? value)
    const card = {
      uuid: wire.uuid,
      href: pathForStory(wire, siteContext),
      name,
      country,
      teaser,
      image,
      disciplines: known,
    }
    return [{ card, disciplines: races }]
  })
}
