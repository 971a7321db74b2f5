import { openBrowser } from '../system/browser/open-browser.ts'
import { visitPage } from './load/open-page.ts'
import type { Row } from './print-table.ts'

/** What a first visit is like, a row a page. */
export async function benchBrowser(siteUrl: string, pages: Readonly<Record<string, string>>): Promise<Row[]> {
  const browser = await openBrowser()
  try {
    const rows: Row[] = []
    for (const [name, path] of Object.entries(pages)) {
      const { lcp, shift, blocking, pageKb, scriptKb } = await visitPage(browser, `${siteUrl}${path}`)
      // With what a page loads by itself after its start: the code of a form, or of a list that is typed for.
      const weight = { 'page KB': pageKb, 'scripts KB': scriptKb }
      rows.push({ page: name, 'LCP ms': lcp, 'blocking ms': blocking, 'layout shift': shift, ...weight })
    }
    return rows
  } finally {
    await browser.close()
  }
}
