import 'server-only'
import type { JobCard } from 'component-schemas/cards/place-cards.ts'
import { isOpenJob, nextJobChange } from 'component-schemas/content-types/job/is-open-job.ts'
import { type Job, job } from 'component-schemas/content-types/job/schema.ts'
import { countries } from 'component-schemas/datasources/country-datasources.ts'
import { jobAreas } from 'component-schemas/datasources/job-datasources.ts'
import { pageMoment } from '#site/content/client/draft-reading.ts'
import { languageOf } from '#site/content/delivery/content-language.ts'
import { listWholeKind } from '#site/content/listings/list-whole-kind.ts'
import { type Listed, listedOf } from '#site/content/listings/listed.ts'
import { narrow } from '#site/content/listings/narrow.ts'
import { labelsOf } from '#site/content/stories/get-labels.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import { locales } from '#site/routing/locales.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import { expireAt } from '#site/server/page-cache/render/render-record.ts'

/** Fields that a list does not show; excluded from its requests. */
const notInLists = ['body', 'seo', 'brings', 'gives', 'apply', 'weeklyHours']

/** The lists of this feature, by the name of their route. */
export const jobsLists = { jobs: jobsOf }

/** The offers that are open now, the newest first, by field of work and place. */
async function jobsOf({ siteContext, pageNumber, query }: RequestedPage): Promise<Listed | undefined> {
  const language = languageOf(siteContext.locale)
  const [stories, areas, countryNames] = await Promise.all([
    listWholeKind(job, siteContext, { without: notInLists, sortBy: 'content.published:desc' }),
    labelsOf(jobAreas.slug, language),
    labelsOf(countries.slug, language),
  ])
  const open = openNow(stories, pageMoment())
  const facets = [
    { name: 'area', choice: 'one' as const, valuesOf: (one: Story) => [one.content.area], labels: areas },
    { name: 'place', choice: 'one' as const, valuesOf: (one: Story) => [one.content.place] },
  ]
  const { matching, filters } = narrow(open, facets, { query, locale: locales[siteContext.locale].iso })
  const cards = matching.map(({ wire, content }): JobCard => {
    const { title, teaser, area, country, contract, closes, image } = content
    return {
      uuid: wire.uuid,
      title,
      teaser,
      contract,
      closes,
      image,
      area: areas[area] ?? area,
      place: content.place,
      countryName: countryNames[country] ?? country,
      href: pathForStory(wire, siteContext),
    }
  })
  const items = cards.map((card) => ({ kind: 'job', card }) as const)
  return listedOf(items, pageNumber, filters)
}

type Story = Awaited<ReturnType<typeof listWholeKind<Job>>>[number]

/** The page is cached until the first offer opens or closes. */
function openNow(stories: readonly Story[], now: Date): Story[] {
  for (const { content } of stories) {
    const next = nextJobChange(content, now)
    if (next) expireAt(next)
  }
  return stories.filter(({ content }) => isOpenJob(content, now))
}
