import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'
import { Client, type Dispatcher } from 'undici'

export type Load = { requests: number; requestsPerSecond: number; p50Ms: number; p99Ms: number; errors: number }

type LoadOptions = {
  url: string
  connections: number
  seconds: number
  headers?: Record<string, string>
  /** How long it is asked before that counts. */
  warmUpSeconds?: number
  /** Called when the warm-up is over and the measured requests begin. */
  onWarm?: () => Promise<void>
}

/** What is not there by then has failed. */
const limits = { headersTimeout: 10_000, bodyTimeout: 10_000 }

/**
 * Asks one address for some seconds, after a short warm-up that does not count: each connection asks again as soon as
 * it has its answer. Answers are counted and thrown away unread: a generator that takes compressed bytes for text is busier
 * than the server that it measures.
 */
export async function load(options: LoadOptions): Promise<Load> {
  const { url, connections, seconds, headers = {}, warmUpSeconds = 2, onWarm } = options
  await askFor({ url, connections, seconds: warmUpSeconds, headers })
  await onWarm?.()
  const { times, errors } = await askFor({ url, connections, seconds, headers })
  const msAt = (percent: number) => times.percentile(percent) / 1e6
  return {
    requests: times.count,
    requestsPerSecond: times.count / seconds,
    p50Ms: times.count === 0 ? 0 : msAt(50),
    p99Ms: times.count === 0 ? 0 : msAt(99),
    errors,
  }
}

type Asking = Required<Pick<LoadOptions, 'url' | 'connections' | 'seconds' | 'headers'>>

async function askFor({ url, connections, seconds, headers }: Asking) {
  const { origin, pathname, search } = new URL(url)
  const request = { path: `${pathname}${search}`, method: 'GET', headers } as const
  const endsAt = performance.now() + seconds * 1000
  const times = createHistogram()
  const counted = await Promise.all(
    Array.from({ length: connections }, () => requestRepeatedly({ origin, request, endsAt, times })),
  )
  return { times, errors: counted.reduce((sum, errors) => sum + errors, 0) }
}

type Line = { origin: string; request: Dispatcher.DispatchOptions; endsAt: number; times: RecordableHistogram }

/** @returns how many answers failed or were none of success */
async function requestRepeatedly({ origin, request, endsAt, times }: Line): Promise<number> {
  const client = new Client(origin, limits)
  let errors = 0
  while (performance.now() < endsAt) {
    const startedAt = process.hrtime.bigint()
    const status = await statusOf(client, request)
    if (status > 0) times.record(process.hrtime.bigint() - startedAt)
    if (status < 200 || status >= 300) errors += 1
  }
  await client.destroy()
  return errors
}

/** The status of a whole answer; 0 when there was none. */
function statusOf(client: Client, request: Dispatcher.DispatchOptions): Promise<number> {
  return new Promise((resolve) => {
    let status = 0
    client.dispatch(request, {
      onRequestStart: () => undefined,
      onResponseStart: (_, given) => {
        status = given
      },
      onResponseData: () => undefined,
      onResponseEnd: () => resolve(status),
      onResponseError: () => resolve(0),
    })
  })
}

/** Asks addresses one after the other, each once, and gives the percentiles of single requests in milliseconds. */
export async function timeEach(urls: readonly string[]): Promise<{ p50Ms: number; p99Ms: number }> {
  const times: number[] = []
  for (const url of urls) {
    const startedAt = performance.now()
    const response = await fetch(url)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    times.push(performance.now() - startedAt)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { p50Ms: at(0.5), p99Ms: at(0.99) }
}
