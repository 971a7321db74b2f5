import { brand } from 'site/brand/brand.ts'
import { knownPages } from '../drills/known-pages.ts'
import type { Settings } from '../settings.ts'
import { untilResponds } from '../system/child.ts'
import { startSystem } from '../system/start-system.ts'
import { costOf } from './compare/process-tree.ts'
import { load } from './load/load.ts'
import type { Row } from './print-table.ts'
import { median } from './quantile.ts'

/** Numbers of different pages after which the memory of the process is measured. */
const steps = [120, 300, 600]

const connections = 32
const seconds = 8

/** The goals of the figures below it; they are shown and never asserted. */
const goal: Row = { when: 'goal', 'memory MiB': '≤ 300', 'processor ms a page': '≤ 18' }

const nothingRendered: Row = { rendered: 0, 'median ms': '', 'processor ms a page': '' }

/**
 * Memory of the site's process when it is ready, under load of a cached page, and after renders of many different pages
 * one after the other, with the cost of one render.
 */
export async function benchMemory(settings: Settings): Promise<Row[]> {
  // The benchmark measures rendering, not the vendor's rate limit.
  process.env['CONTENT_REQUESTS_PER_SECOND'] = '1000'
  const system = await startSystem({ settings, mode: 'production' })
  try {
    const site = system.children.find(({ name }) => name === 'The site')
    if (!site) throw new Error('The site did not start.')
    await untilResponds(`${system.siteUrl}/readyz`, site)
    const rows: Row[] = [{ when: 'ready', ...(await heldBy(site.pid)), ...nothingRendered }]
    await load({ url: `${system.siteUrl}/`, connections, seconds, headers: { 'accept-encoding': 'br' } })
    const when = `after ${seconds} s of a cached page to ${connections} connections`
    rows.push({ when, ...(await heldBy(site.pid)), ...nothingRendered })
    const pages = await knownPages(system.siteUrl, Math.max(...steps))
    for (const [at, step] of steps.entries()) {
      const rendered = await renderEach(pages.slice(steps[at - 1] ?? 0, step), site.pid)
      rows.push({ when: `after ${step} different pages`, ...(await heldBy(site.pid)), ...rendered })
    }
    return [...rows, goal]
  } finally {
    await system.stop()
  }
}

async function heldBy(pid: number): Promise<{ 'memory MiB': number }> {
  return { 'memory MiB': (await costOf(pid)).megabytes }
}

async function renderEach(pages: readonly string[], pid: number): Promise<Row> {
  const { cpuMs: before } = await costOf(pid)
  const times: number[] = []
  for (const address of pages) {
    const startedAt = performance.now()
    const response = await fetch(address, { headers: { 'accept-encoding': 'br' } })
    await response.text()
    if (response.headers.get('cache-status') === `${brand.id}; fwd=miss`) times.push(performance.now() - startedAt)
  }
  const { cpuMs } = await costOf(pid)
  return { rendered: times.length, 'median ms': median(times), 'processor ms a page': (cpuMs - before) / times.length }
}
