import type { Browser, Page } from 'playwright-core'
import { z } from 'zod'

/** A phone of the middle class on slow 4G, as Lighthouse imagines it (its mobile profile). */
const phone = { width: 412, height: 823 }
export const slowness = 4
export const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }

/** Runs in the page before anything else; a string, because our scripts are not compiled for a browser. */
const watch = `
  globalThis.figures = { lcp: 0, shift: 0, blocking: 0 }
  const on = (type, add) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true })
  on('largest-contentful-paint', (entry) => (figures.lcp = entry.startTime))
  on('layout-shift', (entry) => entry.hadRecentInput || (figures.shift += entry.value))
  on('longtask', (entry) => (figures.blocking += Math.max(0, entry.duration - 50)))`

const figures = z.object({ lcp: z.number(), shift: z.number(), blocking: z.number() })

/** Times in milliseconds; bytes as they came over the line, in KB of 1000. */
export type Visit = z.output<typeof figures> & { pageKb: number; scriptKb: number }

/** Opens a page and waits until its network is idle, for 15 seconds at most. */
export async function settleAt(page: Page, url: string): Promise<void> {
  const response = await page.goto(url)
  if (response?.status() !== 200) throw new Error(`${url} responded with ${response?.status()}`)
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined)
}

/** One first visit of a page by that phone. Times depend on the machine; layout shift and bytes do not. */
export async function visitPage(browser: Browser, url: string): Promise<Visit> {
  const page = await browser.newPage({ viewport: phone })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  const scripts = new Set<string>()
  let [bytes, scriptBytes] = [0, 0]
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength
    if (scripts.has(requestId)) scriptBytes += encodedDataLength
  })
  await page.addInitScript(watch)
  await settleAt(page, url)
  const measured = figures.parse(await page.evaluate('figures'))
  await page.close()
  return { ...measured, pageKb: bytes / 1000, scriptKb: scriptBytes / 1000 }
}
