import type { Row } from './print-table.ts'

const times = 400

/**
 * Cost of the gateway: the time of a response that the gateway makes alone (a redirect with a query, which is never
 * cached), beside the time of a cached page, which bypasses the gateway.
 * @param siteUrl of the running built site
 */
export async function benchMiddleware(siteUrl: string): Promise<Row[]> {
  const cached = await percentiles(`${siteUrl}/productos`, 200)
  const middleware = await percentiles(`${siteUrl}/productos/?never-cached=1`, 308)
  const missing = await percentiles(`${siteUrl}/no-such-page?never-cached=1`, 404)
  const row = (response: string, { p50, p99 }: Percentiles): Row => ({
    response,
    'p50 ms': p50,
    'p99 ms': p99,
    'p50, share of a cached page': p50 / cached.p50,
  })
  return [
    row('cached page', cached),
    row('gateway alone (redirect)', middleware),
    row('gateway and error screen (404)', missing),
  ]
}

type Percentiles = { p50: number; p99: number }

/** One request after the other, the first tenth not counted. */
async function percentiles(url: string, status: number): Promise<Percentiles> {
  const taken: number[] = []
  for (let index = 0; index < times * 1.1; index += 1) {
    const startedAt = performance.now()
    const response = await fetch(url, { redirect: 'manual' })
    await response.arrayBuffer()
    if (response.status !== status) throw new Error(`${url} responded with ${response.status} instead of ${status}`)
    taken.push(performance.now() - startedAt)
  }
  const sorted = taken.slice(-times).toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}
