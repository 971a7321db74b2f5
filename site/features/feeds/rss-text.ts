import { escapedXml } from '#site/page-kinds/seo/sitemap-xml.ts'

export type RssItem = {
  uuid: string
  title: string
  /** Absolute. */
  url: string
  /** ISO 8601. */
  date: string
  description?: string | undefined
}

export type RssChannel = {
  title: string
  description: string
  /** Absolute address of the list that people read. */
  url: string
  /** Absolute address of the feed. */
  self: string
  /** BCP 47 tag. */
  language: string
}

export const rssType = 'application/rss+xml; charset=utf-8'

/** A feed of news (RSS 2.0, with the address of the feed itself as the RSS Advisory Board recommends). */
export function rssText(channel: RssChannel, items: readonly RssItem[]): string {
  const { title, description, url, self, language } = channel
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', url),
    element('description', description),
    element('language', language.toLowerCase()),
    `<atom:link href="${escapedXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemElement),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function itemElement({ uuid, title, url, date, description }: RssItem): string {
  const parts = [
    element('title', title),
    element('link', url),
    // The address may change, the story stays the same.
    `<guid isPermaLink="false">${escapedXml(uuid)}</guid>`,
    element('pubDate', new Date(date).toUTCString()),
    ...(description ? [element('description', description)] : []),
  ]
  return `<item>${parts.join('')}</item>`
}

/** No XML document may contain control characters, however they are written. */
function element(name: string, text: string): string {
  return `<${name}>${escapedXml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''))}</${name}>`
}
