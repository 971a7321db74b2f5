import type { Browser } from 'playwright-core'
import { openBrowser } from '../../system/browser/open-browser.ts'
import type { Way } from '../load/interaction/follow-link.ts'
import { load } from '../load/load.ts'
import { settleAt, visitPage } from '../load/open-page.ts'
import type { Row } from '../print-table.ts'
import { countInstructions, notCounted } from './count-instructions.ts'
import { measureControls, measureNavigation } from './measure-interaction.ts'
import { costOf } from './process-tree.ts'

export type Contestant = { name: string; url: string; pid: number }

/** Figures of contestants: the rows of each table. */
export type Measured = Record<'server' | 'visits' | 'navigation' | 'controls' | 'memory', Row[]>

export const nothingMeasured = (): Measured => ({ server: [], visits: [], navigation: [], controls: [], memory: [] })

/** The figures of a contestant: each of these can be measured alone. */
export const figureNames = ['server', 'visits', 'navigation', 'controls'] as const

export type FigureName = (typeof figureNames)[number]

export type Course = {
  pages: Readonly<Record<string, string>>
  way: Way
  figures: ReadonlySet<FigureName>
  /** Path of an installed Chromium, where the figures are those of real presses. */
  chromium: string
}

const connections = 32

/** Processor time a request hardly changes after two seconds, and three rounds of eight contestants on four pages have to end. */
const seconds = 2
const warmUpSeconds = 1

/** Measures a server that is alone on the machine: first in the browser, then under load, and its memory after that. */
export async function measureContestant(one: Contestant, course: Course): Promise<Measured> {
  const { figures, way, chromium } = course
  const pressed = { server: one.name, url: one.url, chromium }
  const served = figures.has('server') || figures.has('visits') ? await measureServed(one, course) : {}
  return {
    ...nothingMeasured(),
    ...served,
    navigation: figures.has('navigation') ? await measureNavigation(pressed, way) : [],
    controls: figures.has('controls') ? await measureControls(pressed) : [],
  }
}

async function measureServed(one: Contestant, { pages: named, figures }: Course): Promise<Partial<Measured>> {
  const { name, url, pid } = one
  const pages = Object.entries(named)
  const before = await costOf(pid)
  const browser = await openBrowser()
  const visits: Row[] = []
  try {
    await warm(
      browser,
      pages.map(([, path]) => `${url}${path}`),
    )
    if (figures.has('visits')) visits.push(...(await visitEach(one, browser, named)))
  } finally {
    await browser.close()
  }
  const server: Row[] = []
  if (figures.has('server')) {
    for (const [page, path] of pages) server.push({ page, server: name, ...(await underLoad(one, path)) })
  }
  const after = await costOf(pid)
  const memory = [{ server: name, 'started MiB': before.megabytes, 'loaded MiB': after.megabytes }]
  return { server, visits, memory }
}

async function visitEach({ name, url }: Contestant, browser: Browser, pages: Course['pages']): Promise<Row[]> {
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
