import type { Settings } from '../../settings.ts'
import { logIn } from '../../system/browser/log-in.ts'
import { startSystem } from '../../system/start-system.ts'
import { publishLargeDocument, untilGivenOut } from '../content/publish-large-document.ts'
import { load } from '../load/load.ts'
import { readOverHttp } from '../load/read-over-http.ts'
import { residentMegabytes } from '../memory/resident-megabytes.ts'
import type { Row } from '../print-table.ts'

/** A customer of the demo (README, "Addresses and credentials"). */
const customer = { email: 'marta@levante.example', password: 'llaves-2026' }

const mebibyte = 2 ** 20
const fileBytes = 1024 * mebibyte

/** Concurrent requests for the entrance. */
const visitors = [1, 32]
const seconds = 8

/** Concurrent downloads of the whole file. */
const readers = [1, 50]

const watchMs = 100

export type ExtranetFigures = { home: Row[]; download: Row[] }

/** The extranet for a logged-in customer: its entrance, which is rendered for each request, and a large file. */
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
    for (const count of readers) download.push(await downloadSpeed({ url, cookie, pid, count }))
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

type Downloading = { url: string; cookie: string; pid: number; count: number }

async function downloadSpeed({ url, cookie, pid, count }: Downloading): Promise<Row> {
  const memory = await watchMemory(pid)
  const startedAt = performance.now()
  const reading = { url, headers: { cookie }, bytes: fileBytes }
  await Promise.all(Array.from({ length: count }, () => readOverHttp(reading))).finally(memory.stop)
  const took = (performance.now() - startedAt) / 1000
  return {
    readers: count,
    seconds: took,
    'MiB/s': (count * fileBytes) / mebibyte / took,
    'resident MiB before': memory.before,
    most: memory.most(),
    after: await residentMegabytes(pid),
  }
}

/** Samples the memory of a process ten times a second until it is stopped. */
async function watchMemory(pid: number): Promise<{ before: number; most: () => number; stop: () => void }> {
  const before = await residentMegabytes(pid)
  let most = before
  const look = async () => {
    most = Math.max(most, await residentMegabytes(pid))
  }
  const timer = setInterval(() => void look(), watchMs)
  return { before, most: () => most, stop: () => clearInterval(timer) }
}
