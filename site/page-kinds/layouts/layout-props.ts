import type { MenuItem, SiteSettings } from 'component-schemas/content-types/site-settings/schema.ts'
import type { ReactNode } from 'react'
import type { LocaleCode } from '#site/routing/locales.ts'

/** One entry of the language switch. */
export type Alternate = {
  locale: string
  /** BCP 47 tag, for `hreflang` and `lang`. */
  iso: string
  /** Name of the language in that language. */
  label: string
  /** The same page in that language, or its nearest parent there. */
  href: string
  isCurrent: boolean
}

/** The website of a country. */
export type CountryLink = {
  /** In the language of the page. */
  label: string
  /** The same page there, or its home page. */
  href: string
  /** BCP 47 tag of its language. */
  iso: string
  isCurrent: boolean
}

export type LayoutProps = {
  /** Absent when the settings story is missing: the page is shown without menus. */
  settings: SiteSettings | undefined
  /** BCP 47 tag of the page. */
  locale: string
  /** BCP 47 tags of texts that are shown in another language for want of a translation. */
  languages?: { page?: string | undefined; settings?: string | undefined }
  /** Languages of the market; with fewer than two there is no switch. */
  alternates: readonly Alternate[]
  /** Websites of the markets; absent where the page has no address of its own. */
  countries?: readonly CountryLink[] | undefined
  homeHref: string
  /** The search of the header: where it leads, and in which market and language it looks. Without it there is none. */
  search?: { href: string; market: string; locale: LocaleCode } | undefined
  /** The menu of an area of its own, instead of the site's; in the language of the page. */
  areaMenu?: readonly MenuItem[] | undefined
  /** Path of the page, for the mark of the current menu entry. */
  path: string
  /** In a draft: the story of the page, whose mark makes the page itself selectable. */
  draft?: { _editable?: string | undefined } | undefined
  children: ReactNode
}
