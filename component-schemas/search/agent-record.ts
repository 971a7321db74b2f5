import { countries } from '../datasources/country-datasources.ts'
import { labelOf } from '../datasources/define-datasource.ts'
import type { StoryContent } from '../schema/registry.ts'
import type { RecordContext, RecordParts } from './search-record.ts'

type Agent = Extract<StoryContent, { component: 'sales_agent' }>

/** An agent is searchable by name, by area, and by product lines. */
export function agentRecord(agent: Agent, { locale, related }: RecordContext): RecordParts {
  const sold = agent.categories.flatMap((uuid) => related(uuid)?.name ?? [])
  return {
    section: 'page',
    name: agent.name,
    summary: agent.area,
    text: agent.area,
    keywords: [...agent.countries.map((code) => labelOf(countries, code, locale)), ...sold],
    boost: 5,
    refs: agent.categories,
  }
}
