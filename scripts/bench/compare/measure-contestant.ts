import type { Browser } from 'playwright-core'
import { load } from '../load/load.ts'
import { settleAt, visitPage } from '../load/open-page.ts'
import type { Row } from '../print-table.ts'
import { countInstructions, notCounted } from './count-instructions.ts'
import { followLink, type Way } from './follow-link.ts'
import { costOf } from './process-tree.ts'

export type Contestant = { name: string; url: string; pid: number }

/** Figures of one contestant: rows of three tables. */
export type Measured = { server: Row[]; visits: Row[]; whole: Row[] }

/** What one measurement takes: each of these can be measured alone. */
export const figureNames = ['server', 'visits', 'navigation'] as const

export type FigureName = (typeof figureNames)[number]

export type Course = {
  browser: Browser
  pages: Readonly<Record<string, string>>
  way: Way
  figures: ReadonlySet<FigureName>
}

const connections = 32

/** Processor time a request hardly changes after two seconds, and three rounds of eight contestants on four pages have to end. */
const seconds = 2
const warmUpSeconds = 1

/** Measures a server that is alone on the machine: first in the browser, then under load, and its memory after that. */
export async function measureContestant(one: Contestant, course: Course): Promise<Measured> {
  const { name, url, pid } = one
  const { browser, way, figures } = course
  const pages = Object.entries(course.pages)
  const before = await costOf(pid)
  await warm(
    browser,
    pages.map(([, path]) => `${url}${path}`),
  )
  const visits = figures.has('visits') ? await visitEach(one, course) : []
  const navigation: Row = figures.has('navigation')
    ? {
        'navigation slow ms': await followLink(browser, url, { ...way, network: 'slow' }),
        'fast ms': await followLink(browser, url, { ...way, network: 'fast' }),
      }
    : {}
  const server: Row[] = []
  if (figures.has('server')) {
    for (const [page, path] of pages) server.push({ page, server: name, ...(await underLoad(one, path)) })
  }
  const after = await costOf(pid)
  const memory = { 'started MiB': before.megabytes, 'loaded MiB': after.megabytes }
  return { server, visits, whole: [{ server: name, ...memory, ...navigation }] }
}

async function visitEach({ name, url }: Contestant, { browser, pages }: Course): Promise<Row[]> {
  const visits: Row[] = []
  for (const [page, path] of Object.entries(pages)) {
    const { lcp, blocking, pageKb, scriptKb } = await visitPage(browser, `${url}${path}`)
    const weight = { 'page KB': pageKb, 'script KB': scriptKb }
    visits.push({ page, server: name, 'LCP ms': lcp, 'blocking ms': blocking, ...weight })
  }
  return visits
}

/** The first request for an image generates it, so this warm-up opens all pages before the measurement, at the same time. */
async function warm(browser: Browser, addresses: readonly string[]): Promise<void> {
  const open = async (address: string) => {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
    await settleAt(page, address)
    await page.close()
  }
  await Promise.all(addresses.map(open))
}

async function underLoad({ url, pid }: Contestant, path: string): Promise<Row> {
  let cpuBefore = 0
  let counted: Promise<number | undefined> = Promise.resolve(undefined)
  const { requests, errors, ...times } = await load({
    url: `${url}${path}`,
    connections,
    seconds,
    warmUpSeconds,
    headers: { 'accept-encoding': 'br, gzip' },
    onWarm: async () => {
      cpuBefore = (await costOf(pid)).cpuMs
      counted = countInstructions(pid, seconds)
    },
  })
  const cpuMs = (await costOf(pid)).cpuMs - cpuBefore
  const instructions = await counted
  return {
    'requests/s': times.requestsPerSecond,
    'p50 ms': times.p50Ms,
    'p99 ms': times.p99Ms,
    'CPU ms a request': requests > 0 ? cpuMs / requests : 'no response',
    'user instructions': instructions !== undefined && requests > 0 ? instructions / requests : notCounted,
    errors,
  }
}
