import 'server-only'
import { type SalesAgent, salesAgent } from 'component-schemas/content-types/sales-agent/schema.ts'
import { countries } from 'component-schemas/datasources/country-datasources.ts'
import type { CategoryCard } from 'component-schemas/fillings.ts'
import type { AgentCard } from 'component-schemas/place-cards.ts'
import { labelsOf } from '../get-labels.ts'
import { languageOf } from '../get-story.ts'
import { categoriesNamed } from '../list-categories.ts'
import { agentCard } from '../listings/agents.ts'
import type { Story } from '../story.ts'
import type { WireStory } from '../wire-story.ts'
import type { PageQuestion } from './page-question.ts'
import { typedStory } from './typed-story.ts'

export type AgentDetailContent = {
  template: 'agent-detail'
  story: Story<SalesAgent>
  card: AgentCard
  categories: readonly CategoryCard[]
}

export async function getAgentDetail(wire: WireStory, { place }: PageQuestion): Promise<AgentDetailContent> {
  const story = typedStory(wire, place, salesAgent)
  const [countryNames, categories] = await Promise.all([
    labelsOf(countries.slug, languageOf(place.locale)),
    categoriesNamed(story.content.categories, place),
  ])
  const card = { ...agentCard(story.content, countryNames), uuid: wire.uuid }
  return { template: 'agent-detail', story, card, categories }
}
