import 'server-only'
import { inSpan } from '#site/server/observability/tracing.ts'
import type { SearchClient } from './search-client.ts'

/** A client whose queries have a span each and propagate the trace; the span leaves out the query text. */
export function tracedSearch(client: SearchClient, host: string): SearchClient {
  const details = { 'server.address': URL.canParse(host) ? new URL(host).host : host }
  const search: SearchClient['search'] = (question, options) =>
    inSpan({ name: 'search', kind: 'client', details }, (span) => {
      if (span === undefined) return client.search(question, options)
      return client.search(question, { ...options, headers: { ...options?.headers, traceparent: span.traceParent } })
    })
  return {
    search,
    clearCache: client.clearCache.bind(client),
    getRecommendations: client.getRecommendations.bind(client),
  }
}
