import lighthouse from 'lighthouse'
import { installedChromium } from '../system/browser/chromium-path.ts'
import { startChromium } from './load/interaction/start-chromium.ts'
import type { Row } from './print-table.ts'

/** Visits to a page; the one of median performance is shown (Lighthouse docs, variability: five halve the spread of one). */
const visits = 5

/** Audits shown beside the scores, in milliseconds; the layout shift has no unit. */
const timings = {
  'LCP ms': 'largest-contentful-paint',
  'blocking ms': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
} as const

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/**
 * Lighthouse's own scores (0 to 100) of each page in its mobile profile.
 * @returns no row where only the Chromium from npm is installed: it paints nothing for a page that it did not open itself
 */
export async function benchLighthouse(siteUrl: string, pages: Readonly<Record<string, string>>): Promise<Row[]> {
  const chromium = installedChromium()
  if (chromium === undefined) {
    process.stdout.write('\nLighthouse needs an installed Chromium (Debian: apt install chromium) or CHROMIUM_PATH.\n')
    return []
  }
  const { port, stop } = await startChromium(chromium)
  try {
    const rows: Row[] = []
    for (const [page, path] of Object.entries(pages)) {
      rows.push({ page, ...(await medianOf(`${siteUrl}${path}`, port)) })
    }
    return rows
  } finally {
    await stop()
  }
}

async function medianOf(url: string, port: number): Promise<Row> {
  const rows: Row[] = []
  for (let visit = 0; visit < visits; visit += 1) rows.push(await scoresOf(url, port))
  rows.sort((a, b) => Number(a['performance']) - Number(b['performance']))
  return rows[Math.floor(visits / 2)] ?? {}
}

async function scoresOf(url: string, port: number): Promise<Row> {
  const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: [...categories] })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const scores = categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)] as const)
  const times = Object.entries(timings).map(([name, audit]) => [name, lhr.audits[audit]?.numericValue ?? 0] as const)
  // Speed of this machine at that moment: blocking time depends on it, slowed four times.
  return Object.fromEntries([...scores, ...times, ['machine index', lhr.environment.benchmarkIndex]])
}
