import type { Browser } from 'playwright-core'
import { load } from '../load/load.ts'
import { settleAt, visitPage } from '../load/open-page.ts'
import type { Row } from '../print-table.ts'
import { followLink, type Way } from './follow-link.ts'
import { costOf } from './process-tree.ts'

export type Contestant = { name: string; url: string; pid: number }

/** Figures of one contestant: rows of three tables. */
export type Measured = { server: Row[]; visits: Row[]; whole: Row[] }

type Course = { browser: Browser; pages: Readonly<Record<string, string>>; way: Way }

const connections = 32

/** Long enough for a server that needs five seconds to respond once on all connections. */
const seconds = 10

/** Measures a server that is alone on the machine: first in the browser, then under load, and its memory after that. */
export async function measureContestant(one: Contestant, { browser, pages, way }: Course): Promise<Measured> {
  const { name, url, pid } = one
  const before = await costOf(pid)
  await warm(
    browser,
    Object.values(pages).map((path) => `${url}${path}`),
  )
  const visits: Row[] = []
  for (const [page, path] of Object.entries(pages)) {
    const { lcp, blocking, pageKb, scriptKb } = await visitPage(browser, `${url}${path}`)
    visits.push({
      page,
      server: name,
      'LCP ms': lcp,
      'blocking ms': blocking,
      'page KB': pageKb,
      'script KB': scriptKb,
    })
  }
  const slow = await followLink(browser, url, { ...way, network: 'slow' })
  const fast = await followLink(browser, url, { ...way, network: 'fast' })
  const server: Row[] = []
  for (const [page, path] of Object.entries(pages)) server.push({ page, server: name, ...(await underLoad(one, path)) })
  const after = await costOf(pid)
  const memory = { 'started MiB': before.megabytes, 'loaded MiB': after.megabytes }
  return { server, visits, whole: [{ server: name, ...memory, 'navigation slow ms': slow, 'fast ms': fast }] }
}

/** The first request for an image generates it, so this warm-up opens all pages before the measurement. */
async function warm(browser: Browser, addresses: readonly string[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  for (const address of addresses) await settleAt(page, address)
  await page.close()
}

async function underLoad({ url, pid }: Contestant, path: string): Promise<Row> {
  let cpuBefore = 0
  const figures = await load({
    url: `${url}${path}`,
    connections,
    seconds,
    headers: { 'accept-encoding': 'br, gzip' },
    onWarm: async () => {
      cpuBefore = (await costOf(pid)).cpuMs
    },
  })
  const cpuMs = (await costOf(pid)).cpuMs - cpuBefore
  return {
    'requests/s': figures.requestsPerSecond,
    'p50 ms': figures.p50Ms,
    'p99 ms': figures.p99Ms,
    'CPU ms a request': figures.requests > 0 ? cpuMs / figures.requests : 'no response',
    errors: figures.errors,
  }
}
