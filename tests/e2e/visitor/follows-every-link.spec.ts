import { expect, test } from '@playwright/test'
import { gateHeaders } from '../../support/http/gate.ts'
import { allHosts } from '../../support/http/hosts-of-markets.ts'
import { requestHost } from '../../support/http/request-host.ts'
import { inParallel } from '../../support/in-parallel.ts'
import { protectionProblems } from '../../support/page/protection-problems.ts'

/** A word that appears only in an unpublished story (scripts/seed/content, product BOR-0X). */
const draftWord = 'canario-sin-publicar'

/** Every host of the embedded stack with the headers that it requires: the staging host is gated. */
const sites = [
  ...allHosts.map((site) => ({ ...site, headers: {} })),
  ...allHosts
    .filter(({ id }) => id === 'base')
    .map((site) => ({ ...site, id: 'staging', host: 'staging.localhost', headers: gateHeaders })),
]

type Site = (typeof sites)[number]

/** A page that was read, or an address that only the slug check checked. */
type Page = { path: string; isRight: boolean; html: string; problems: readonly string[] }

/**
 * Detail pages of one kind are many and alike: below one folder only the first few are read for their own links. For the others the slug
 * check tells whether the link leads straight to a page. The hosts of markets render the same details again.
 */
const mostRead = { base: { written: 3, translated: 1 }, market: { written: 1, translated: 0 } }

/** Spanish, without a prefix on most hosts, and English have texts of their own; the other languages translate them story by story. */
const isTranslated = /^\/(?!en\b|es\b)[a-z]{2}(\/|$)/

/** `CRAWL=whole` (npm run drills) requests every link of every language. */
const isWhole = process.env['CRAWL'] === 'whole'

/**
 * Translated pages repeat Spanish and English story by story, and a market repeats the pages that it shares with the base host: of
 * such links the crawl requests one in so many.
 */
const askedOneIn = { translated: 15, shared: 8 }

function isRequested(host: string, path: string): boolean {
  const isPart = path.split('/').length <= 3
  if (isWhole || isPart) return true
  const oneIn = isTranslated.test(path) ? askedOneIn.translated : host === 'base' ? 1 : askedOneIn.shared
  return [...path].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % oneIn === 0
}

/** These hosts show the pages of the base host in the same nine languages: the crawl reads two of them there. */
const readInTwoLanguages: readonly string[] = ['global', 'staging']
const notReadAgain = /^\/(?!en\b|es\b)[a-z]{2}\//

/** Whether a folder is that of a language, or of a market with its own language at the root; the whole crawl goes one level deeper. */
function isBelowLanguage(folder: string): boolean {
  return isWhole ? folder.split('/').length <= 2 : folder === '' || /^\/[a-z]{2}$/.test(folder)
}

/** Decides for each address whether the crawl reads it. */
function readerOf(market: string): (path: string) => boolean {
  const met = new Map<string, number>()
  return (path) => {
    const folder = path.slice(0, path.lastIndexOf('/'))
    const count = met.get(folder) ?? 0
    met.set(folder, count + 1)
    // The pages right below a language are the sections of the site: the crawl reads all of them.
    const isPart = isBelowLanguage(folder)
    const { written, translated } = mostRead[isWhole || market === 'base' ? 'base' : 'market']
    const most = isTranslated.test(path) && !isWhole ? translated : written
    return (isPart || count < most) && !(readInTwoLanguages.includes(market) && notReadAgain.test(path))
  }
}

async function readPage({ host, headers }: Site, path: string): Promise<Page> {
  const response = await requestHost({ host, path, headers })
  return { path, isRight: response.status === 200, html: response.text, problems: protectionProblems(response.headers) }
}

async function checkLink({ host, headers }: Site, path: string): Promise<Page> {
  const query = new URLSearchParams({ path: decodeURIComponent(path) })
  const response = await requestHost({ host, path: `/api/checkStorySlugs?${query}`, headers })
  const isRight = response.status === 200 && JSON.parse(response.text).path === decodeURIComponent(path)
  return { path, isRight, html: '', problems: protectionProblems(response.headers) }
}

const noPage = /^\/(api\/auth\/login$|feeds\/)|\.pdf$/

/** Follows every internal link from a start page, breadth first; query strings and anchors lead to the same page. */
async function crawl(site: Site): Promise<Page[]> {
  const { id, home: start } = site
  const seen = new Set([start])
  const isRead = readerOf(id)
  const pages: Page[] = []
  for (let ring = [start]; ring.length > 0; ) {
    const asked = ring.map((path) => ({ path, send: isRead(path) ? readPage : checkLink }))
    const answers = await inParallel(asked, ({ path, send }) => send(site, path))
    pages.push(...answers)
    const linked = answers.flatMap(({ html }) =>
      [...html.matchAll(/<a\b[^>]*\bhref="(\/[^"#?]*)/g)].map(([, href = '']) => href),
    )
    // customer/logs-in.spec.ts follows the login, program/subscribes-to-news.spec.ts the feeds, contract/delivery the data sheets.
    ring = [...new Set(linked)].filter((path) => !seen.has(path) && !noPage.test(path) && isRequested(id, path))
    for (const path of ring) seen.add(path)
  }
  return pages
}

for (const site of sites) {
  test(`every link from the home of ${site.id} leads without a redirect to a page with security headers and no draft word`, async () => {
    // This limit ends a hanging crawl; other tests measure time.
    test.setTimeout(isWhole ? 1_800_000 : 360_000)
    const pages = await crawl(site)
    expect(pages.length).toBeGreaterThan(20)
    expect(pages.filter(({ isRight }) => !isRight).map(({ path }) => path)).toEqual([])
    expect(pages.flatMap(({ path, problems }) => problems.map((name) => `${path}: ${name}`))).toEqual([])
    for (const { path, html } of pages.filter((page) => page.html !== '')) {
      expect(html, path).not.toContain(draftWord)
      expect(html.match(/<h1\b/g), path).toHaveLength(1)
      expect(html, path).toMatch(/<link rel="canonical" href="http/)
    }
  })
}

test('the payload of a client navigation contains no draft word', async ({ request }) => {
  const payload = await request.get('/productos', { headers: { rsc: '1' } })
  expect(payload.headers()['content-type']).toContain('text/x-component')
  expect(await payload.text()).not.toContain(draftWord)
})
