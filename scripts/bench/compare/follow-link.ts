import type { Browser, Page } from 'playwright-core'
import { z } from 'zod'
import { type Network, openPhone } from '../load/open-page.ts'

/** Start page, target page, and the target's headline. */
export type Way = { from: string; to: string; headline: string }

/** How long a reader looks at a link before following it; a site that prefetches visible links has this time. */
const readingMs = 3000

const waitMs = 20_000

/**
 * Milliseconds from a click to the frame that shows the other page's headline.
 * @param siteUrl origin of the contestant
 */
export async function followLink(browser: Browser, siteUrl: string, way: Way & { network: Network }): Promise<number> {
  const { page } = await openPhone(browser, way.network)
  await page.addInitScript(watchFor, way.headline)
  await page.goto(`${siteUrl}${way.from}`, { waitUntil: 'load' })
  const link = page.locator(`main a[href="${way.to}"]`).first()
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(readingMs)
  await link.evaluate((element) => {
    sessionStorage.setItem('clicked', String(Date.now()))
    if (element instanceof HTMLElement) element.click()
  })
  const ms = await timeShown(page)
  await page.close()
  return ms
}

/**
 * Polls from outside, because a page's CSP may forbid what a wait inside needs; the page itself notes the moment.
 * @throws Error when the headline does not appear
 */
async function timeShown(page: Page): Promise<number> {
  const deadline = Date.now() + waitMs
  while (Date.now() < deadline) {
    const response = await page
      .evaluate('globalThis.shownAt && shownAt - Number(sessionStorage.getItem("clicked"))')
      // Between two documents there is no context to evaluate in.
      .catch(() => undefined)
    const ms = z.number().safeParse(response)
    if (ms.success) return ms.data
    await page.waitForTimeout(100)
  }
  throw new Error(`The headline did not come within ${waitMs / 1000} s at ${page.url()}.`)
}

/** Runs in every document: notes the moment by the wall clock, which both documents share. */
function watchFor(headline: string): void {
  const look = () => {
    if (document.querySelector('h1')?.textContent.includes(headline)) Object.assign(globalThis, { shownAt: Date.now() })
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
