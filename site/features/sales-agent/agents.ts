import 'server-only'
import type { AgentCard } from 'component-schemas/cards/place-cards.ts'
import { type SalesAgent, salesAgent } from 'component-schemas/content-types/sales-agent/schema.ts'
import { countries } from 'component-schemas/datasources/country-datasources.ts'
import { languageName } from 'component-schemas/kinds/language-name.ts'
import { languageOf } from '#site/content/delivery/content-language.ts'
import { listWholeKind } from '#site/content/listings/list-whole-kind.ts'
import { type Listed, listedOf } from '#site/content/listings/listed.ts'
import { type Facet, narrow } from '#site/content/listings/narrow.ts'
import { labelsOf } from '#site/content/stories/get-labels.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import { locales } from '#site/routing/locales.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'

type Agent = { card: AgentCard; countries: readonly string[]; languages: readonly string[] }

/** The lists of this feature, by the name of their route. */
export const salesAgentLists = { 'resources-sales-agent': agentsOf }

/** Every sales agent by name, by the countries and languages of the readers they visit. */
async function agentsOf({ siteContext, pageNumber, query }: RequestedPage): Promise<Listed | undefined> {
  const locale = locales[siteContext.locale].iso
  const [stories, countryNames] = await Promise.all([
    listWholeKind(salesAgent, siteContext, { without: ['seo', 'about', 'categories'], sortBy: 'content.name:asc' }),
    labelsOf(countries.slug, languageOf(siteContext.locale)),
  ])
  const agents = stories.map(
    ({ wire, content }): Agent => ({
      card: { ...agentCard(content, countryNames), uuid: wire.uuid, href: pathForStory(wire, siteContext) },
      countries: content.countries,
      languages: content.languages,
    }),
  )
  const facets: Facet<Agent>[] = [
    { name: 'country', choice: 'one', valuesOf: (one) => one.countries, labels: countryNames },
    { name: 'language', choice: 'one', valuesOf: (one) => one.languages, labels: languageNames(agents, locale) },
  ]
  const { matching, filters } = narrow(agents, facets, { query, locale })
  const items = matching.map(({ card }) => ({ kind: 'agent', card }) as const)
  return listedOf(items, pageNumber, filters)
}

/** The card of an agent in a list and on a page. */
export function agentCard(content: SalesAgent, countryNames: Readonly<Record<string, string>>) {
  const { name, area, languages, phone, email, photo } = content
  return {
    name,
    area,
    languages,
    phone,
    email,
    photo,
    countryNames: content.countries.map((code) => countryNames[code] ?? code),
  }
}

function languageNames(agents: readonly Agent[], locale: string): Record<string, string> {
  const codes = agents.flatMap(({ languages }) => languages)
  return Object.fromEntries(codes.map((code) => [code, languageName(code, locale)]))
}
