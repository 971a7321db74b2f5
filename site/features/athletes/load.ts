import 'server-only'
import { athlete } from 'component-schemas/content-types/athlete/schema.ts'
import { disciplines } from 'component-schemas/datasources/event-datasources.ts'
import { languageOf } from '#site/content/delivery/content-language.ts'
import { listNews } from '#site/content/listings/list-news.ts'
import { labelsOf } from '#site/content/stories/get-labels.ts'
import { type RequestedStory, typedStory } from '#site/content/stories/typed-story.ts'

/** Stories below an athlete. */
const mostNews = 3

export async function load({ wire, siteContext }: RequestedStory) {
  const story = typedStory(wire, siteContext, athlete)
  const [words, news] = await Promise.all([
    labelsOf(disciplines.slug, languageOf(siteContext.locale)),
    listNews({ items: [], athlete: wire.uuid, limit: mostNews }, siteContext),
  ])
  const races = story.content.disciplines.map((value) => words[value] ?? value)
  return { story, disciplines: races, news }
}
