import { openBrowser } from '../system/browser/open-browser.ts'
import { firstUse } from './load/first-use.ts'
import { visitPage } from './load/open-page.ts'
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
