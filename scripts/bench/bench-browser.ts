import { openBrowser } from '../system/browser/open-browser.ts'
import { visitPage } from './load/open-page.ts'
import type { Row } from './print-table.ts'

/** Web vitals and weight of a first visit, a row a page. */
export async function benchBrowser(siteUrl: string, pages: Readonly<Record<string, string>>): Promise<Row[]> {
  const browser = await openBrowser()
  try {
    const rows: Row[] = []
    for (const [name, path] of Object.entries(pages)) {
      const { lcp, shift, blocking, pageKb, scriptKb } = await visitPage(browser, `${siteUrl}${path}`)
      const weight = { 'page KB': pageKb, 'scripts KB': scriptKb }
      rows.push({ page: name, 'LCP ms': lcp, 'blocking ms': blocking, 'layout shift': shift, ...weight })
    }
    return rows
  } finally {
    await browser.close()
  }
}
