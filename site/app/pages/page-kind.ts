import type { ReactNode } from 'react'
import type { ReadPage } from '#site/app/read-page.ts'
import type { PageContent } from '#site/content/get-page.ts'
import type { StructuredData } from '#site/seo/json-ld.tsx'
import type { MetaName } from '#site/seo/meta-title.ts'

/** What the application knows of a template's pages: how they are drawn, and what a search engine is told of them. */
export type PageKind<Content extends PageContent> = {
  draw: (page: Content, read: ReadPage) => ReactNode
  /** The page's name, under the meta template of its kind (acceptance row B9). */
  nameOf: (page: Content) => MetaName
  /** In place of an editor's description. */
  describe?: (page: Content) => string | undefined
  /** Whether its time has passed: people may still read it, search engines leave it out. */
  isOver?: (page: Content) => boolean
  /** What the page is about, where schema.org has a word for it. */
  subject?: (page: Content, about: { url: string; siteName: string }) => StructuredData
}
