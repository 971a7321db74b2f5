import 'server-only'
import type { AthleteCard } from 'component-schemas/cards/newsroom-cards.ts'
import { athlete } from 'component-schemas/content-types/athlete/schema.ts'
import type { NewsItem } from 'component-schemas/content-types/news-item/schema.ts'
import { disciplines } from 'component-schemas/datasources/event-datasources.ts'
import { languageOf } from '#site/content/delivery/content-language.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { listStoriesByUuid } from '#site/content/listings/list-stories.ts'
import { listWholeKind } from '#site/content/listings/list-whole-kind.ts'
import { labelsOf } from '#site/content/stories/get-labels.ts'
import { resolveLinks } from '#site/content/stories/resolve-links.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'

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

/** What this feature adds to a story of the newsroom. */
export const athletesNewsParts = { athletes: athletesNamed }

/** The published athletes that a story names, in the editor's order. */
async function athletesNamed({ athletes: uuids }: NewsItem, siteContext: SiteContext): Promise<AthleteCard[]> {
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
