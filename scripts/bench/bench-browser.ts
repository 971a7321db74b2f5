import { z } from 'zod'
import { openBrowser } from '../system/open-browser.ts'
import type { Row } from './print-table.ts'

/** A phone of the middle class on slow 4G, as Lighthouse imagines it (its mobile profile). */
const phone = { width: 412, height: 823 }
const slowness = 4
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }

/** Runs in the page before anything else; a text, because our scripts know no browser. */
const watch = `
  globalThis.figures = { lcp: 0, shift: 0, blocking: 0 }
  const on = (type, add) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true })
  on('largest-contentful-paint', (entry) => (figures.lcp = entry.startTime))
  on('layout-shift', (entry) => entry.hadRecentInput || (figures.shift += entry.value))
  on('longtask', (entry) => (figures.blocking += Math.max(0, entry.duration - 50)))`

const figures = z.object({ lcp: z.number(), shift: z.number(), blocking: z.number() })

/** What a first visit is like: times depend on the machine, layout shift and bytes do not. */
export async function benchBrowser(siteUrl: string, pages: Readonly<Record<string, string>>): Promise<Row[]> {
  const browser = await openBrowser()
  try {
    const rows: Row[] = []
    for (const [name, path] of Object.entries(pages)) {
      const page = await browser.newPage({ viewport: phone })
      const session = await page.context().newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', network)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
      let bytes = 0
      session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
      await page.addInitScript(watch)
      await page.goto(`${siteUrl}${path}`, { waitUntil: 'networkidle' })
      const { lcp, shift, blocking } = figures.parse(await page.evaluate('figures'))
      rows.push({ page: name, 'LCP ms': lcp, 'blocking ms': blocking, 'layout shift': shift, 'page KB': bytes / 1000 })
      await page.close()
    }
    return rows
  } finally {
    await browser.close()
  }
}
