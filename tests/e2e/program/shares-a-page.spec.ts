import { expect, test } from '@playwright/test'
import { requestHost } from '../../support/http/request-host.ts'
import { inParallel } from '../../support/in-parallel.ts'
import { pagesOfEveryKind } from '../../support/page/pages-of-every-kind.ts'

const read = (path: string) => requestHost({ host: 'localhost', path })

const attribute = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&')

/** JSON-LD of a type in a page. */
function dataOf(html: string, type: string): Record<string, unknown> {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return scripts.map(([, json = '']) => JSON.parse(json)).find((data) => data['@type'] === type) ?? {}
}

test('a shared link has a picture of 1200 by 630 pixels where its page has one', async () => {
  const pages = await pagesOfEveryKind()
  const found = await inParallel(pages, async (path) => {
    const { text } = await read(path)
    return { path, url: attribute(text, 'og:image') }
  })
  expect(found.filter(({ url }) => url !== undefined).length).toBeGreaterThan(10)
  for (const { url = '' } of found.filter(({ url: one }) => one !== undefined).slice(0, 5)) {
    const response = await fetch(url)
    expect([url, response.status, response.headers.get('content-type')]).toEqual([url, 200, 'image/jpeg'])
    // Frame header of a JPEG: height and width.
    const bytes = Buffer.from(await response.arrayBuffer())
    const frame = [0xc0, 0xc2].map((mark) => bytes.indexOf(Buffer.from([0xff, mark]))).find((at) => at > 0) ?? 0
    expect([bytes.readUInt16BE(frame + 7), bytes.readUInt16BE(frame + 5)]).toEqual([1200, 630])
  }
})

test('a product says its number, its code, what is like it and what it is for', async () => {
  const blank = dataOf((await read('/productos/nor-1r')).text, 'Product')
  expect(blank).toMatchObject({ mpn: 'NOR-1R', gtin13: '2000000010014' })
  expect(blank['isSimilarTo']).toEqual(expect.arrayContaining([expect.objectContaining({ '@type': 'Product' })]))
  const cutter = dataOf((await read('/productos/fr-63')).text, 'Product')
  expect(cutter['isAccessoryOrSparePartFor']).toEqual(
    expect.arrayContaining([expect.objectContaining({ mpn: 'PUNTO-1', url: expect.stringMatching(/^http/) })]),
  )
})

test('a website has a manifest with icons, and a sitemap with the times of its last changes', async () => {
  const home = (await read('/')).text
  expect(home).toContain('<link rel="manifest" href="/manifest.webmanifest"')
  expect(home).toContain('rel="apple-touch-icon"')
  const manifest = JSON.parse((await read('/manifest.webmanifest')).text)
  expect(manifest).toMatchObject({ name: 'Zarandal', lang: 'es-ES', start_url: '/' })
  for (const { src, type } of [...manifest.icons, { src: '/apple-icon.png', type: 'image/png' }]) {
    const { status, headers } = await read(src)
    expect([src, status, headers['content-type']]).toEqual([src, 200, type])
  }
  const { text } = await read('/sitemaps/es-1.xml')
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  expect(count(/<lastmod>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ<\/lastmod>/g)).toBe(count(/<url>/g))
})
