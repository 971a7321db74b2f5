import 'server-only'
import { disciplines } from 'component-schemas/datasources/event-datasources.ts'
import { languageOf } from '#site/content/delivery/content-language.ts'
import { type Listed, listedOf } from '#site/content/listings/listed.ts'
import { narrow } from '#site/content/listings/narrow.ts'
import { labelsOf } from '#site/content/stories/get-labels.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import { type ListedAthlete, listAthletes } from './list-athletes.ts'

/** The lists of this feature, by the name of their route. */
export const athletesLists = { athletes: listedAthletes }

/** The athletes of the team by name, by discipline. */
async function listedAthletes({ siteContext, pageNumber, query }: RequestedPage): Promise<Listed | undefined> {
  const [athletes, labels] = await Promise.all([
    listAthletes(siteContext),
    labelsOf(disciplines.slug, languageOf(siteContext.locale)),
  ])
  const facet = {
    name: 'discipline',
    choice: 'many',
    order: disciplines.entries.map(({ value }) => value),
    labels,
    valuesOf: ({ disciplines: races }: ListedAthlete) => races,
  } as const
  const { matching, filters } = narrow(athletes, [facet], { query, locale: siteContext.locale })
  const entries = matching.map(({ card }) => ({ kind: 'athlete', card }) as const)
  return listedOf(entries, pageNumber, filters)
}
