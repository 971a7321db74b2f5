import type { Browser } from 'playwright-core'
import { openBrowser } from '../system/browser/open-browser.ts'
import { openPhone, settleAt, visitPage } from './load/open-page.ts'
import type { Row } from './print-table.ts'

/** Web vitals and weight of a first visit, and what its first use loads, a row a page. */
export async function benchBrowser(siteUrl: string, pages: Readonly<Record<string, string>>): Promise<Row[]> {
  const browser = await openBrowser()
  try {
    const rows: Row[] = []
    for (const [name, path] of Object.entries(pages)) {
      const { lcp, shift, blocking, pageKb, scriptKb } = await visitPage(browser, `${siteUrl}${path}`)
      const used = await firstUse(browser, `${siteUrl}${path}`)
      // Scripts start when they are used: until then a page has none.
      const weight = { 'page KB': pageKb, 'scripts KB': scriptKb, 'used KB': used.scriptKb, 'use ms': used.ms }
      rows.push({ page: name, 'LCP ms': lcp, 'blocking ms': blocking, 'layout shift': shift, ...weight })
    }
    return rows
  } finally {
    await browser.close()
  }
}

/** Scripts in KB of 1000 as they came over the line, and milliseconds until they have taken the page over. */
type FirstUse = { scriptKb: number; ms: number }

/** The first use of a page that a visitor has read: the focus goes into a field, and what needs a script starts. */
async function firstUse(browser: Browser, url: string): Promise<FirstUse> {
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
