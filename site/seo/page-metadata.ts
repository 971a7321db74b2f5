import type { Metadata } from 'next'
import { env } from '#site/env.ts'
import { type LocaleCode, locales } from '#site/routing/locales.ts'

export type PageFacts = {
  title: string
  description?: string | undefined
  siteName?: string | undefined
  isHidden?: boolean | undefined
  locale: LocaleCode
  /** Path of this page and of its other languages. */
  alternates: readonly { locale: LocaleCode; href: string }[]
}

/** Head of a page: title, description, canonical address and the same page in other languages. */
export function pageMetadata({ title, description, siteName, isHidden, locale, alternates }: PageFacts): Metadata {
  const own = alternates.find((alternate) => alternate.locale === locale)
  const languages = Object.fromEntries(alternates.map((alternate) => [locales[alternate.locale].iso, alternate.href]))
  const fullTitle = siteName && siteName !== title ? `${title} · ${siteName}` : title
  return {
    metadataBase: new URL(env.SITE_URL),
    title: fullTitle,
    ...(description === undefined ? {} : { description }),
    ...(own ? { alternates: { canonical: own.href, languages } } : {}),
    ...(isHidden ? { robots: { index: false } } : {}),
    openGraph: { title: fullTitle, siteName, locale: locales[locale].iso, type: 'website' },
  }
}
