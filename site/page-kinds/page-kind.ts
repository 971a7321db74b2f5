import type { ProductCard } from 'component-schemas/fillings.ts'
import type { SearchResults } from 'component-schemas/search/found-answer.ts'
import type { ReactNode } from 'react'
import type { BlockContext } from '#site/blocks/block-context.ts'
import type { Ancestor } from '#site/content/addresses/list-ancestors.ts'
import type { StructuredData } from '#site/page-kinds/seo/json-ld.tsx'
import type { MetaName } from '#site/page-kinds/seo/meta-title.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import type { PageQuery } from '#site/routing/query/page-query.ts'
import type { PageContent } from './load-page.ts'

/** What a page is drawn with besides its content; data that a browser may be given too. */
export type Surroundings = {
  siteContext: SiteContext
  /** Path of the page, without its query. */
  path: string
  pageNumber: number
  /** The choices of a listing, as its address makes them. */
  query: PageQuery
  /** What was searched for and found; only where somebody searched. */
  results?: SearchResults | undefined
  /** What is like the page's product; none on other pages. */
  recommended?: readonly ProductCard[]
  /** The pages above it, home first. */
  ancestors: readonly Ancestor[]
  /** Whether the page has one above it, and so a way to it. */
  hasParent: boolean
  context: BlockContext
}

/** What the application knows of a template's pages: how they are drawn, and what a search engine is told of them. */
export type PageKind<Content extends PageContent> = {
  render: (page: Content, read: Surroundings) => ReactNode
  /** The page's name, under the meta template of its kind (acceptance row B9). */
  nameOf: (page: Content) => MetaName
  /** In place of an editor's description. */
  describe?: (page: Content) => string | undefined
  /** Whether its time has passed: people may still read it, search engines leave it out. */
  hasEnded?: (page: Content) => boolean
  /** What the page is about, where schema.org has a word for it. */
  subject?: (page: Content, about: { url: string; siteName: string }) => StructuredData
}
