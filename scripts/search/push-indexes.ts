import { indexFamilies, indexName } from 'component-schemas/search/index-names.ts'
import { indexSettings, replicaSettings } from 'component-schemas/search/index-settings.ts'
import { synonymsOf } from 'component-schemas/search/synonyms.ts'
import { localeCodes } from 'site/routing/locales.ts'
import type { IndexSources } from 'site/search/indexing/index-sources.ts'
import { type IndexPlan, type IndexState, planIndex } from './plan-index.ts'

type Client = IndexSources['client']

/** Every index as the code has it, replicas after the index whose records they show. */
export function wantedIndexes(): Map<string, IndexState> {
  const wanted = new Map<string, IndexState>()
  for (const locale of localeCodes) {
    const synonyms = synonymsOf(locale)
    for (const family of indexFamilies) {
      wanted.set(indexName(family, locale), { settings: indexSettings(family, locale), synonyms })
    }
    for (const [name, settings] of Object.entries(replicaSettings(locale))) wanted.set(name, { settings, synonyms })
  }
  return wanted
}

/** Compares every index with the code. Reads only. */
export async function readPlans(client: Client): Promise<IndexPlan[]> {
  const plans: IndexPlan[] = []
  for (const [name, wanted] of wantedIndexes()) plans.push(planIndex(name, wanted, await readState(client, name)))
  return plans
}

async function readState(client: Client, name: string): Promise<IndexState | undefined> {
  if (!(await client.indexExists({ indexName: name }))) return undefined
  const settings = await client.getSettings({ indexName: name })
  const { hits } = await client.searchSynonyms({
    indexName: name,
    searchSynonymsParams: { query: '', hitsPerPage: 1000 },
  })
  return { settings: { ...settings }, synonyms: hits.map((hit) => ({ ...hit })) }
}

/** Writes the changes of the plans and waits until they are applied. Records are not changed. */
export async function pushPlans(client: Client, plans: readonly IndexPlan[]): Promise<void> {
  const wanted = wantedIndexes()
  for (const { name, settings } of plans) {
    const changes = Object.fromEntries(settings.map(({ name: setting, becomes }) => [setting, becomes]))
    const { taskID } = await client.setSettings({ indexName: name, indexSettings: changes })
    await client.waitForTask({ indexName: name, taskID })
    const synonymHit = (wanted.get(name)?.synonyms ?? []).map((synonym) => ({ type: 'synonym' as const, ...synonym }))
    await client.saveSynonyms({ indexName: name, synonymHit, replaceExistingSynonyms: true })
  }
}
