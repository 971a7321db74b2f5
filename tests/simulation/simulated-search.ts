import type { IndexSources } from 'site/search/indexing/index-sources.ts'
import { call, newService, type Service } from './simulated-network.ts'
import { draw, schedule } from './simulated-time.ts'

export type IndexRecord = Readonly<Record<string, unknown>>

export type SimulatedSearch = {
  service: Service
  client: IndexSources['client']
  records: (index: string) => readonly IndexRecord[]
}

type Batch = { indexName: string; batchWriteParams: { requests: readonly { action: string; body: IndexRecord }[] } }
type Browse = {
  indexName: string
  browseParams?: { filters?: string }
  aggregator: (page: { hits: IndexRecord[] }) => void
}

/** A search service that accepts writes at once and shows them in their order, a moment later. */
export function startSearch(): SimulatedSearch {
  const service = newService('the search service')
  const indexes = new Map<string, Map<unknown, IndexRecord>>()
  let shownAfter = 0

  function write({ indexName, batchWriteParams }: Batch): void {
    const index = indexes.get(indexName) ?? new Map<unknown, IndexRecord>()
    indexes.set(indexName, index)
    for (const { action, body } of batchWriteParams.requests) {
      if (action === 'deleteObject') index.delete(body['objectID'])
      else index.set(body['objectID'], body)
    }
  }

  const records = (name: string) => [...(indexes.get(name)?.values() ?? [])]
  const client = {
    async batch(batch: Batch) {
      await call(service, () => {
        // A later write never shows before an earlier one.
        shownAfter = Math.max(shownAfter * 0.9, draw() * 500)
        schedule(shownAfter, () => write(batch))
      })
    },
    async browseObjects({ indexName, browseParams, aggregator }: Browse) {
      const hits = await call(service, () => records(indexName).filter(matching(browseParams?.filters ?? '')))
      aggregator({ hits })
    },
  }
  // The two methods that a synchronization uses.
  return { service, records, client: client as unknown as IndexSources['client'] }
}

/** Filters as the site writes them: groups of `a OR b` and of `NOT a`, joined by AND. */
function matching(filters: string): (record: IndexRecord) => boolean {
  const groups = filters === '' ? [] : filters.split(' AND ')
  return (record) =>
    groups.every((group) => {
      const isNegated = group.startsWith('NOT ')
      const terms = group.replace(/^NOT |^\(|\)$/g, '').split(' OR ')
      return terms.some((term) => has(record, term)) !== isNegated
    })
}

function has(record: IndexRecord, term: string): boolean {
  const [, name = '', wanted = ''] = /^(\w+):"?([^"]*)"?$/.exec(term) ?? []
  const value = record[name]
  return Array.isArray(value) ? value.includes(wanted) : String(value) === wanted
}
