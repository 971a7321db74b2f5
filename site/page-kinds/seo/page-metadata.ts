import type { I18n } from '@lingui/core'
import { searchCharacters } from 'component-schemas/seo.ts'
import type { Metadata } from 'next'
import { type LocaleCode, locales } from '#site/routing/locales.ts'
import { type MetaName, metaTitle } from './meta-title.ts'
import { shortenedText } from './shortened-text.ts'

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
  /** Absolute addresses of what programs read instead of the page or subscribe to, by media type. */
  types?: Readonly<Record<string, string>> | undefined
  /** For shared links, 1200 by 630 pixels. */
  image?: { url: string; alt: string } | undefined
}

/** The size that shared links show without cropping (Open Graph). */
export const sharedSize = { width: 1200, height: 630 } as const

/** Title and description as they are printed. */
export function printedWords(
  { name, title, siteName, description }: Pick<PageDetails, 'name' | 'title' | 'siteName' | 'description'>,
  i18n: I18n,
): { title: string; description: string | undefined } {
  return {
    title: metaTitle(i18n, title === undefined ? name : { pageTitle: title }, siteName),
    description: description === undefined ? undefined : shortenedText(description, searchCharacters.description),
  }
}

/** Head of a page: title, description, canonical address and the same page in other languages. */
export function pageMetadata(details: PageDetails, i18n: I18n): Metadata {
  const { siteName, isHidden, locale, canonical, alternates, types, image } = details
  const { title, description } = printedWords(details, i18n)
  const languages = Object.fromEntries(alternates.map(({ hreflang, url }) => [hreflang, url]))
  return {
    title,
    manifest: '/manifest.webmanifest',
    ...(description === undefined ? {} : { description }),
    ...(canonical === undefined ? {} : { alternates: { canonical, languages, ...(types ? { types } : {}) } }),
    ...(isHidden ? { robots: { index: false, follow: true } } : {}),
    openGraph: {
      title,
      description,
      siteName,
      ...(canonical === undefined ? {} : { url: canonical }),
      ...(image === undefined ? {} : { images: [{ ...image, ...sharedSize }] }),
      locale: locales[locale].iso.replace('-', '_'),
      type: 'website',
    },
    ...(image === undefined ? {} : { twitter: { card: 'summary_large_image' } }),
  }
}
