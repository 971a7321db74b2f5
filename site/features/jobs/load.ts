import 'server-only'
import { isOpenJob, nextJobChange } from 'component-schemas/content-types/job/is-open-job.ts'
import { job } from 'component-schemas/content-types/job/schema.ts'
import { countries } from 'component-schemas/datasources/country-datasources.ts'
import { jobAreas } from 'component-schemas/datasources/job-datasources.ts'
import { pageMoment } from '#site/content/client/draft-reading.ts'
import { languageOf } from '#site/content/delivery/content-language.ts'
import { resolveListings } from '#site/content/listings/resolve-listings.ts'
import { labelsOf } from '#site/content/stories/get-labels.ts'
import { type RequestedStory, typedStory } from '#site/content/stories/typed-story.ts'
import { expireAt } from '#site/server/page-cache/render/render-record.ts'

/** An offer; one that has closed says so and is kept out of search engines, for people still follow links to it. */
export async function load({ wire, siteContext }: RequestedStory) {
  const story = typedStory(wire, siteContext, job)
  const { content } = story
  const now = pageMoment()
  const next = nextJobChange(content, now)
  if (next) expireAt(next)
  const language = languageOf(siteContext.locale)
  const [body, areas, countryNames] = await Promise.all([
    resolveListings(content.body ?? [], siteContext),
    labelsOf(jobAreas.slug, language),
    labelsOf(countries.slug, language),
  ])
  return {
    story,
    body,
    areaName: areas[content.area] ?? content.area,
    countryName: countryNames[content.country] ?? content.country,
    isOpen: isOpenJob(content, now),
  }
}
