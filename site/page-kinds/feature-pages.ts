import type { MessageDescriptor } from '@lingui/core'
import type { ListedItem } from 'component-schemas/cards/listed-item.ts'
import type { FileMark } from 'component-schemas/cards/trade-cards.ts'
import type { ComponentType, ReactNode } from 'react'
import type { BlockContext } from '#site/blocks/block-context.ts'
import type { PageFormat } from '#site/routing/feature.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import type { RouteName } from '#site/routing/route-table.ts'

/** Renders one entry of a general listing, by the kind of its story. */
export type CardRenderers = {
  [Kind in ListedItem['kind']]: (card: Extract<ListedItem, { kind: Kind }>['card'], context: BlockContext) => ReactNode
}

/** Each part receives what the reader of its name has read. */
export type NewsParts = Readonly<Record<string, (read: never, context: BlockContext) => ReactNode>>

/** A link to another way to find products, beside the search and above lists that have the facet. */
export type WayToProducts = { facet: string; render: (siteContext: SiteContext) => ReactNode }

/** An entry of the extranet's menu among what belongs to the customer. Entries are in the order of `place`. */
export type OwnArea = { route: RouteName; label: MessageDescriptor; place: number }

/** A file that a feature makes of a product's data: at the address of the product's page with an ending. */
export type ProductFile = {
  ending: PageFormat['ending']
  fileType: string
  /** On the button among what a visitor does next. */
  button: MessageDescriptor
  /** Among the downloads. */
  title: MessageDescriptor
  teaser: MessageDescriptor
}

/** What a feature adds beside the details of a product; `name` is that of the feature. */
export type ProductPart = { name: string; Part: ComponentType<{ code: string }> }

/** A file that a customer may read: address of its download, what the reader calls it, and whether it is ticked at first. */
export type PartFile = { href: string; label: string; isTicked: boolean }

/** What a feature adds below files of the extranet; `locale` is the BCP 47 tag of the reader. */
export type FilePart = { name: string; Part: ComponentType<{ files: readonly PartFile[]; locale: string }> }

/**
 * What a page of the extranet is about: the entrance, a folder of documents or a product line by its path without the market, a document by
 * its uuid. `title` is that of its story.
 */
export type ExtranetSubject =
  | { kind: 'entrance' }
  | { kind: 'folder' | 'line' | 'document'; target: string; title: string }

/** What a feature does when a customer visits the extranet; `name` is that of the feature. */
export type ExtranetVisit = {
  name: string
  /** Once for each page. */
  note?: (siteContext: SiteContext) => Promise<void>
  /** Reads what it adds to the page of a subject, undefined where that is nothing; its renderer has the same name. */
  read?: (subject: ExtranetSubject, siteContext: SiteContext) => Promise<unknown>
  /** Shows what it adds below each page. The server alone renders it: a draft of an editor has no customer. */
  below?: (siteContext: SiteContext, context: BlockContext) => Promise<ReactNode>
}

/** Renders what a feature adds to the page of a subject of the extranet; `locale` is the BCP 47 tag of the reader. */
export type ExtranetParts = Readonly<Record<string, (read: never, locale: string) => ReactNode>>

/** A page for links in its head; its address is percent-encoded and has the number of the page. */
type LinkingPage = { route: string; locale: LocaleCode; address: string }

/** A link in the head of a page to what programs read instead or subscribe to: its media type, and its path where the page has one. */
export type HeadLink = { type: string; pathOf: (page: LinkingPage) => string | undefined }

/** A link beside the details of an event that has not ended, where `pathOf` finds one. */
export type EventLink = {
  label: MessageDescriptor
  pathOf: (page: { siteContext: SiteContext; path: string }) => string | undefined
}

type MarkedFile = { mark?: FileMark | undefined }

/** What a feature adds around a list of files of the extranet, in front of each file and below it. */
export type FileListPart = {
  name: string
  /** `form` is an id that no other element of the page has. */
  Around: ComponentType<{ form: string; files: readonly MarkedFile[]; children: ReactNode }>
  /** Without a `form` the list has nothing around it. `name` is what the reader calls the file. */
  Before: ComponentType<{ file: MarkedFile & { href: string }; form: string | undefined; name: string }>
  Below: ComponentType<MarkedFile & { locale: string }>
}

/** Widths of a picture in a card of a general listing. */
export const cardSizes = '(min-width: 82rem) 26rem, (min-width: 40rem) 46vw, 92vw'

/** What a feature adds to pages. */
type FeaturePages<Kinds> = {
  /** Its kinds of pages, by template. */
  kinds: Kinds
  /** The cards of its stories in a general listing. */
  cards?: Partial<CardRenderers>
  /** What its links on the page of a product are called, by the names under which `features.lists.ts` reads them. */
  productLinks?: Readonly<Record<string, MessageDescriptor>>
  /** Renders what it adds below a story of the newsroom, by the names under which `features.lists.ts` reads it. */
  newsParts?: NewsParts
  waysToProducts?: readonly WayToProducts[]
  ownAreas?: readonly OwnArea[]
  productFiles?: readonly ProductFile[]
  productParts?: readonly ProductPart[]
  /** By the names under which `features.extranet.ts` reads it. */
  extranetParts?: ExtranetParts
  headLinks?: readonly HeadLink[]
  /** Values of its filters that the interface names, because the content has no words for them: `parameter.value`. */
  valueLabels?: Readonly<Record<string, MessageDescriptor>>
}

/** A row with the exact kinds that it adds, from which the types of pages follow. */
export function defineFeaturePages<Kinds extends object>(row: FeaturePages<Kinds>): Required<FeaturePages<Kinds>> {
  return {
    cards: {},
    productLinks: {},
    newsParts: {},
    waysToProducts: [],
    ownAreas: [],
    productFiles: [],
    productParts: [],
    extranetParts: {},
    headLinks: [],
    valueLabels: {},
    ...row,
  }
}
