import type { I18n } from '@lingui/core'
import type { Metadata } from 'next'
import { type LocaleCode, locales } from '#site/routing/locales.ts'
import { type MetaName, metaTitle } from './meta-title.ts'

export type PageDetails = {
  name: MetaName
  /** The editor's title, instead of the page's name. */
  title?: string | undefined
  description?: string | undefined
  siteName?: string | undefined
  isHidden?: boolean | undefined
  locale: LocaleCode
  /** Absolute address; undefined where no public website shows the page. */
  canonical?: string | undefined
  /** The same page in other languages and markets, absolute. */
  alternates: readonly { hreflang: string; url: string }[]
  /** Absolute address of the page's Markdown. */
  markdown?: string | undefined
  /** Absolute address of the picture for shared links. */
  image?: string | undefined
}

/** Head of a page: title, description, canonical address and the same page in other languages. */
export function pageMetadata(details: PageDetails, i18n: I18n): Metadata {
  const { name, description, siteName, isHidden, locale, canonical, alternates, markdown, image } = details
  const title = metaTitle(i18n, details.title === undefined ? name : { pageTitle: details.title }, siteName)
  const languages = Object.fromEntries(alternates.map(({ hreflang, url }) => [hreflang, url]))
  return {
    title,
    ...(description === undefined ? {} : { description }),
    ...(canonical === undefined ? {} : { alternates: { canonical, languages, ...typesOf(markdown) } }),
    ...(isHidden ? { robots: { index: false, follow: true } } : {}),
    openGraph: {
      title,
      description,
      siteName,
      ...(canonical === undefined ? {} : { url: canonical }),
      ...(image === undefined ? {} : { images: [image] }),
      locale: locales[locale].iso.replace('-', '_'),
      type: 'website',
    },
  }
}

function typesOf(markdown: string | undefined) {
  return markdown === undefined ? {} : { types: { 'text/markdown': markdown } }
}
