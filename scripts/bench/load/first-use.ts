import type { Browser } from 'playwright-core'
import { openPhone, settleAt } from './open-page.ts'

/** Scripts in KB of 1000 as they came over the line, and milliseconds until they have taken the page over. */
export type FirstUse = { scriptKb: number; ms: number }

/** The first use of a page that a visitor has read: the focus goes into a field, and what needs a script starts. */
export async function firstUse(browser: Browser, url: string): Promise<FirstUse> {
  const { page, session } = await openPhone(browser, 'slow')
  await settleAt(page, url)
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  const startedAt = performance.now()
  await page.locator('input').first().dispatchEvent('focusin')
  await page.waitForFunction(() => !('firstScript' in window))
  const ms = performance.now() - startedAt
  await page.close()
  return { scriptKb: bytes / 1000, ms }
}
