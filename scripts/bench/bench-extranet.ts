import type { Settings } from '../settings.ts'
import { logIn } from '../system/log-in.ts'
import { startSystem } from '../system/start-system.ts'
import { load } from './load.ts'
import type { Row } from './print-table.ts'
import { publishLargeDocument, untilGivenOut } from './publish-large-document.ts'
import { readOverHttp } from './read-over-http.ts'
import { residentMegabytes } from './resident-megabytes.ts'

/** A customer of the demo (README, "Addresses and credentials"). */
const customer = { email: 'marta@levante.example', password: 'llaves-2026' }

const mebibyte = 2 ** 20
const fileBytes = 1024 * mebibyte

/** Those who ask for the entrance at the same time. */
const visitors = [1, 32]
const seconds = 8

/** Those who read the file at the same time: one takes it whole, each of fifty a piece of it. */
const readings = [
  { readers: 1, bytesEach: fileBytes },
  { readers: 50, bytesEach: 64 * mebibyte },
]

const watchMs = 100

export type ExtranetFigures = { home: Row[]; download: Row[] }

/** The extranet as a customer who is logged in has it: its entrance, drawn anew for each request, and a large file. */
export async function benchExtranet(settings: Settings): Promise<ExtranetFigures> {
  const system = await startSystem({ settings, mode: 'production', onStep: () => undefined, onLine: () => undefined })
  try {
    const path = await publishLargeDocument(settings, fileBytes)
    const cookie = await logIn(system.siteUrl, customer)
    const home: Row[] = []
    for (const connections of visitors) home.push(await homeSpeed(`${system.siteUrl}/extranet`, cookie, connections))
    const url = `${system.siteUrl}${path}`
    await untilGivenOut(url, cookie, fileBytes)
    const pid = system.children.find(({ name }) => name === 'The site')?.pid ?? 0
    const download: Row[] = []
    for (const reading of readings) download.push(await downloadSpeed({ url, cookie, pid, ...reading }))
    return { home, download }
  } finally {
    await system.stop()
  }
}

async function homeSpeed(url: string, cookie: string, connections: number): Promise<Row> {
  const headers = { cookie, 'accept-encoding': 'br' }
  const { requestsPerSecond, p50Ms, p99Ms, errors } = await load({ url, connections, seconds, headers })
  return { visitors: connections, 'requests/s': requestsPerSecond, 'p50 ms': p50Ms, 'p99 ms': p99Ms, errors }
}

type Downloading = { url: string; cookie: string; pid: number; readers: number; bytesEach: number }

async function downloadSpeed({ url, cookie, pid, readers, bytesEach }: Downloading): Promise<Row> {
  const memory = await watchMemory(pid)
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: readers }, (_, index) => {
      // Spread over the whole file.
      const start = Math.floor((index / readers) * (fileBytes - bytesEach))
      const range: Record<string, string> =
        bytesEach === fileBytes ? {} : { range: `bytes=${start}-${start + bytesEach - 1}` }
      return readOverHttp({ url, headers: { cookie, ...range }, bytes: bytesEach })
    }),
  ).finally(memory.stop)
  const took = (performance.now() - startedAt) / 1000
  return {
    readers,
    'MiB each': bytesEach / mebibyte,
    seconds: took,
    'MiB/s': (readers * bytesEach) / mebibyte / took,
    'resident MiB before': memory.before,
    most: memory.most(),
    after: await residentMegabytes(pid),
  }
}

/** Looks at a process's memory ten times a second until it is stopped. */
async function watchMemory(pid: number): Promise<{ before: number; most: () => number; stop: () => void }> {
  const before = await residentMegabytes(pid)
  let most = before
  const look = async () => {
    most = Math.max(most, await residentMegabytes(pid))
  }
  const timer = setInterval(() => void look(), watchMs)
  return { before, most: () => most, stop: () => clearInterval(timer) }
}
