import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'
import { Client, type Dispatcher } from 'undici'

export type Load = { requests: number; requestsPerSecond: number; p50Ms: number; p99Ms: number; errors: number }

type LoadOptions = {
  url: string
  connections: number
  seconds: number
  headers?: Record<string, string>
  /** Length of the warm-up. */
  warmUpSeconds?: number
  /** Called at the end of the warm-up, before the measured requests. */
  onWarm?: () => Promise<void>
}

/** Timeout of a request. */
const limits = { headersTimeout: 10_000, bodyTimeout: 10_000 }

/**
 * Sends requests to one address for some seconds, after a short warm-up that does not count: each connection sends the
 * next request as soon as it has its response. Bodies are discarded unread: decoding them would keep the generator busier
 * than the server under test.
 */
export async function load(options: LoadOptions): Promise<Load> {
  const { url, connections, seconds, headers = {}, warmUpSeconds = 2, onWarm } = options
  await sendRequests({ url, connections, seconds: warmUpSeconds, headers })
  await onWarm?.()
  const { times, errors } = await sendRequests({ url, connections, seconds, headers })
  const msAt = (percent: number) => times.percentile(percent) / 1e6
  return {
    requests: times.count,
    requestsPerSecond: times.count / seconds,
    p50Ms: times.count === 0 ? 0 : msAt(50),
    p99Ms: times.count === 0 ? 0 : msAt(99),
    errors,
  }
}

type Target = Required<Pick<LoadOptions, 'url' | 'connections' | 'seconds' | 'headers'>>

async function sendRequests({ url, connections, seconds, headers }: Target) {
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

/** @returns number of responses that failed or had no success status */
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

/** Status of a complete response; 0 without one. */
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
