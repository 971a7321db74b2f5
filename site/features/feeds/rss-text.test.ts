import { expect, test } from 'vitest'
import { rssText } from './rss-text.ts'

const channel = {
  title: 'Zarandal & hijos',
  description: 'Llaves',
  url: 'https://z.example/noticias',
  self: 'https://z.example/feeds/es/news.xml',
  language: 'es-ES',
}
const item = {
  uuid: 'u-1',
  title: 'Una <radio>\u0000',
  url: 'https://z.example/noticias/a?b&c',
  date: '2026-03-01T10:20:30.000Z',
  description: 'Corta',
}

test('a feed names the list of the news, itself and its language', () => {
  const text = rssText(channel, [])
  expect(text).toContain('<title>Zarandal &amp; hijos</title>\n<link>https://z.example/noticias</link>')
  expect(text).toContain('<language>es-es</language>')
  expect(text).toContain(
    '<atom:link href="https://z.example/feeds/es/news.xml" rel="self" type="application/rss+xml"/>',
  )
})

test('each story keeps its name when its address changes, and no text breaks the document', () => {
  expect(rssText(channel, [item])).toContain(
    '<item><title>Una &lt;radio&gt;</title><link>https://z.example/noticias/a?b&amp;c</link><guid isPermaLink="false">u-1</guid><pubDate>Sun, 01 Mar 2026 10:20:30 GMT</pubDate><description>Corta</description></item>',
  )
})
