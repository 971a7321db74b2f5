import autocannon from 'autocannon'

export type Load = { requests: number; requestsPerSecond: number; p50Ms: number; p99Ms: number; errors: number }

type LoadOptions = {
  url: string
  connections: number
  seconds: number
  headers?: Record<string, string>
  /** Called when the warm-up is over and the measured requests begin. */
  onWarm?: () => Promise<void>
}

/** Asks one address for some seconds, after a short warm-up that does not count. */
export async function load({ url, connections, seconds, headers = {}, onWarm }: LoadOptions): Promise<Load> {
  await autocannon({ url, connections, duration: 2, headers })
  await onWarm?.()
  const { requests, latency, errors, non2xx } = await autocannon({ url, connections, duration: seconds, headers })
  return {
    requests: requests.total,
    requestsPerSecond: requests.average,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    errors: errors + non2xx,
  }
}

/** Asks addresses one after the other, each once, and gives the percentiles of single requests in milliseconds. */
export async function timeEach(urls: readonly string[]): Promise<{ p50Ms: number; p99Ms: number }> {
  const times: number[] = []
  for (const url of urls) {
    const startedAt = performance.now()
    const answer = await fetch(url)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
    times.push(performance.now() - startedAt)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { p50Ms: at(0.5), p99Ms: at(0.99) }
}
