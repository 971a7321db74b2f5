import 'server-only'
import { salesAgent } from 'component-schemas/content-types/sales-agent/schema.ts'
import { countries } from 'component-schemas/datasources/country-datasources.ts'
import { languageOf } from '#site/content/delivery/content-language.ts'
import { categoriesNamed } from '#site/content/listings/list-categories.ts'
import { labelsOf } from '#site/content/stories/get-labels.ts'
import { type RequestedStory, typedStory } from '#site/content/stories/typed-story.ts'
import { agentCard } from './agents.ts'

export async function load({ wire, siteContext }: RequestedStory) {
  const story = typedStory(wire, siteContext, salesAgent)
  const [countryNames, categories] = await Promise.all([
    labelsOf(countries.slug, languageOf(siteContext.locale)),
    categoriesNamed(story.content.categories, siteContext),
  ])
  const card = { ...agentCard(story.content, countryNames), uuid: wire.uuid }
  return { story, card, categories }
}
