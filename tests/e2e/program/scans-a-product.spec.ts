import { expect, test } from '@playwright/test'
import { requestHost } from '../../support/http/request-host.ts'

/** The pack of NOR-1R, and one of its variants. */
const [pack, variant] = ['2000000010014', '2000000010021']

const scan = (path: string, host = 'localhost', headers: Record<string, string> = {}) =>
  requestHost({ host, path, headers })

test('a scanned number leads to the product in one hop, in the language of the website', async ({ page }) => {
  await page.goto(`/01/${pack}`)
  await expect(page).toHaveURL(/\/productos\/nor-1r$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
  for (const [host, cookie, expected] of [
    ['localhost', 'i18n_redirected=en', /^\/en\/products\/nor-1r$/],
    ['global.localhost', '', /^\/es\/productos\/nor-1r$/],
    ['global.localhost', 'i18n_redirected=de', /^\/de\/produkte\/nor-1r$/],
    ['italy.localhost', 'i18n_redirected=de', /^\/prodotti\/nor-1r$/],
  ] as const) {
    const first = await scan(`/01/0${variant}/21/A7`, host, { cookie })
    expect([host, first.status]).toEqual([host, 307])
    expect(first.headers.location).toMatch(expected)
    const second = await scan(String(first.headers.location), host, { cookie })
    expect([first.headers.location, second.status]).toEqual([first.headers.location, 200])
  }
})

test('a program reads all links of a product, and each leads to a page', async () => {
  const byType = await scan(`/01/${pack}?linkType=all`)
  const byAccept = await scan(`/01/${pack}`, 'localhost', { accept: 'application/linkset+json' })
  expect([byType.status, byType.headers['content-type']]).toEqual([200, 'application/linkset+json'])
  expect(byAccept.text).toBe(byType.text)
  const [context] = JSON.parse(byType.text).linkset
  const pages: { href: string; hreflang: string[] }[] = context['https://ref.gs1.org/voc/pip']
  expect(pages.flatMap(({ hreflang }) => hreflang)).toEqual(expect.arrayContaining(['es', 'en']))
  for (const { href } of pages) expect([href, (await scan(new URL(href).pathname)).status]).toEqual([href, 200])
})

test('a number that no product has, or that is none, is refused in a sentence', async () => {
  const unknown = await scan('/01/4006381333931')
  expect(unknown.status).toBe(404)
  expect(unknown.text).toContain('No product of this website has this GTIN.')
  const broken = await scan('/01/4006381333932')
  expect([broken.status, broken.text]).toContain(400)
  expect(broken.text).toContain('the last one checks the others')
})
