import { openBrowser } from '../system/open-browser.ts'
import type { Row } from './print-table.ts'
import { visitPage } from './visit-page.ts'

/** What a first visit is like, a row a page. */
export async function benchBrowser(siteUrl: string, pages: Readonly<Record<string, string>>): Promise<Row[]> {
  const browser = await openBrowser()
  try {
    const rows: Row[] = []
    for (const [name, path] of Object.entries(pages)) {
      const { lcp, shift, blocking, pageKb } = await visitPage(browser, `${siteUrl}${path}`)
      rows.push({ page: name, 'LCP ms': lcp, 'blocking ms': blocking, 'layout shift': shift, 'page KB': pageKb })
    }
    return rows
  } finally {
    await browser.close()
  }
}
