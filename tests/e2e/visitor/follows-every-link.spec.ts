import { type APIRequestContext, expect, test } from '@playwright/test'

/** A word that stands only in a story that was never published (scripts/seed/content, product BOR-0X). */
const draftWord = 'canario-sin-publicar'

type Page = { path: string; status: number; html: string }

/** Walks every internal link from a start page; query strings and anchors lead to the same page. */
async function crawl(request: APIRequestContext, start: string): Promise<Page[]> {
  const pages = new Map<string, Page>()
  const waiting = [start]
  while (waiting.length > 0 && pages.size < 2000) {
    const path = waiting.pop() ?? start
    if (pages.has(path)) continue
    const answer = await request.get(path, { maxRedirects: 0 })
    const html = await answer.text()
    pages.set(path, { path, status: answer.status(), html })
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\bhref="(\/[^"#?]*)/g)) waiting.push(href)
  }
  return [...pages.values()]
}

test('every internal link leads straight to a page, and no page shows a draft word', async ({ request }) => {
  // Nine languages, drawn for the first time: the content service is asked five times a second at most.
  test.setTimeout(360_000)
  const pages = await crawl(request, '/')
  expect(pages.length).toBeGreaterThan(30)
  expect(pages.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`)).toEqual([])
  for (const { path, html } of pages) {
    expect(html, path).not.toContain(draftWord)
    expect(html.match(/<h1\b/g), path).toHaveLength(1)
    expect(html, path).toMatch(/<link rel="canonical" href="http/)
  }
})

test('the payload of a client navigation shows no draft word', async ({ request }) => {
  const payload = await request.get('/productos', { headers: { rsc: '1' } })
  expect(payload.headers()['content-type']).toContain('text/x-component')
  expect(await payload.text()).not.toContain(draftWord)
})
