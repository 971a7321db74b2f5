import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { contentInLanguage } from './content-in-language.ts'
import { markupOf } from './markup.ts'
import { sitemapPages } from './sitemap-pages.ts'
import { startStandInDelivery } from './stand-in-delivery.ts'

const stored = {
  component: 'page',
  _uid: 'p',
  title: 'Llaves',
  title__i18n__en: 'Keys',
  title__i18n__pt_br: '',
  body: [{ component: 'text', _uid: 't', words: 'Hola', words__i18n__en: 'Hello' }],
}

test('a language falls back to the texts of the default language', () => {
  expect(contentInLanguage(stored, 'en')).toEqual({
    component: 'page',
    _uid: 'p',
    title: 'Keys',
    body: [{ component: 'text', _uid: 't', words: 'Hello' }],
  })
  expect(contentInLanguage(stored, 'pt-br')).toMatchObject({ title: 'Llaves', body: [{ words: 'Hola' }] })
  expect(contentInLanguage(stored, 'default')).not.toHaveProperty('title__i18n__en')
})

test('replaces the contents of some stories in each language and proxies all others', async () => {
  const delivered = (id: number, lang: string) => ({
    id,
    lang,
    content: { component: 'page', title: `Delivered ${id}` },
  })
  const requested: string[] = []
  const space = createServer((request, response) => {
    requested.push(`${request.method} ${request.url}`)
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.setHeader('total', '7')
    if (request.url?.startsWith('/v2/cdn/stories/none')) return void response.writeHead(404).end('["Not found"]')
    const body = { stories: [delivered(1, 'en'), delivered(2, 'en')], rels: [delivered(1, 'default')], cv: 5 }
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => space.listen(0, '127.0.0.1', resolve))
  const stand = await startStandInDelivery(`http://127.0.0.1:${(space.address() as AddressInfo).port}`)
  const send = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${stand.url}${path}`, init)
    return {
      status: response.status,
      total: response.headers.get('total'),
      body: await response.json().catch(() => undefined),
    }
  }
  const plain = await send('/v2/cdn/stories?language=en')
  stand.show(new Map([[1, stored]]))
  const changed = await send('/v2/cdn/stories?language=en')
  const none = await send('/v2/cdn/stories/none')
  const written = await send('/v2/cdn/stories', { method: 'POST' })
  await stand.stop()
  space.close()
  expect(plain).toMatchObject({ status: 200, total: '7', body: { stories: [delivered(1, 'en'), delivered(2, 'en')] } })
  expect(changed.body).toEqual({
    stories: [{ ...delivered(1, 'en'), content: contentInLanguage(stored, 'en') }, delivered(2, 'en')],
    rels: [{ ...delivered(1, 'default'), content: contentInLanguage(stored, 'default') }],
    cv: 5,
  })
  expect(none).toMatchObject({ status: 404, body: ['Not found'] })
  expect([written.status, requested.filter((line) => !line.startsWith('GET'))]).toEqual([405, []])
})

test('compares pages without scripts and text separators, but with JSON-LD', () => {
  const page = (words: string, script: string, details: string) =>
    `<body><p>${words}<!-- -->!</p><script nonce="1">${script}</script><script type="application/ld+json">${details}</script></body>`
  expect(markupOf(page('a', 'one', '{}'))).toBe(markupOf(page('a', 'two', '{}')))
  expect(markupOf(page('a', 'one', '{}'))).not.toBe(markupOf(page('b', 'one', '{}')))
  expect(markupOf(page('a', 'one', '{}'))).not.toBe(markupOf(page('a', 'one', '{"name":"a"}')))
})

test('lists the pages of all sitemaps once, and none for a website without a sitemap', async () => {
  const files: Record<string, string> = {
    'a.test/sitemap.xml': '<loc>http://a.test:1/sitemaps/es-1.xml</loc><loc>http://a.test:1/sitemaps/it-1.xml</loc>',
    'a.test/sitemaps/es-1.xml': '<url><loc>http://a.test:1/x?a=1&amp;b=2</loc></url>',
    'a.test/sitemaps/it-1.xml': '<url><loc>http://a.test:1/it/x</loc></url>',
    'b.test/sitemap.xml': '<loc>http://b.test:1/sitemaps/it-1.xml</loc>',
    'b.test/sitemaps/it-1.xml': '<loc>http://a.test:1/it/x</loc><loc>http://b.test:1/y</loc>',
  }
  const pages = await sitemapPages(['b.test', 'a.test', 'c.test'], async (address) => files[address])
  expect(pages).toEqual(['a.test/it/x', 'a.test/x?a=1&b=2', 'b.test/y'])
})
