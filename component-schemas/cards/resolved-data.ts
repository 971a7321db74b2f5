import type { FormField } from '../content-types/form-page/form-fields.ts'
import type { ProductSpec } from '../content-types/product/schema.ts'
import type { DownloadKind } from '../kinds/download-kinds.ts'
import type { FileLanguage } from '../kinds/file-languages.ts'
import type { NewsChannel } from '../kinds/news-channels.ts'
import type { Asset } from '../schema/field-values.ts'

/**
 * Resolved data of blocks. Blocks never fetch (ARCHITECTURE.md): before the render the content layer loads the products
 * and categories of a block, reduces them to these cards and adds them to the editor's own fields.
 */
export type ProductCard = {
  uuid: string
  /** Part number, shown in tabular figures and never broken. */
  code: string
  name: string
  subtitle?: string | undefined
  kind: ProductKind
  status: 'active' | 'new' | 'discontinued'
  /** Path in the reader's market and locale, without host. */
  href: string
  image?: Asset | undefined
  spec?: ProductSpec | undefined
  /** Makers whose codes it replaces; read only where a list shows them. */
  makers?: readonly string[] | undefined
}

export type ProductKind = 'key_blank' | 'machine' | 'electronic' | 'cylinder_padlock' | 'accessory'

export type CategoryCard = {
  uuid: string
  name: string
  /** Path in the reader's market and locale, without host. */
  href: string
  image?: Asset | undefined
  /** Plain text, one or two sentences. */
  teaser?: string | undefined
  /** Published products of the category; left out where counting would cost a request per category. */
  productCount?: number | undefined
}

export type NewsCard = {
  uuid: string
  title: string
  /** Day of the news, ISO 8601 in UTC. */
  date: string
  channel: NewsChannel
  /** Plain text, one or two sentences. */
  teaser?: string | undefined
  image?: Asset | undefined
  /** Path in the reader's market and locale, without host; left out where the story has no page. */
  href?: string | undefined
}

export type PageCard = {
  uuid: string
  title: string
  /** Path in the reader's market and locale, without host. */
  href: string
  image?: Asset | undefined
  /** Plain text, one or two sentences. */
  teaser?: string | undefined
}

export type DownloadFile = {
  language: FileLanguage
  /** Absolute address of the file. */
  href: string
  /** Ending of its name in capitals, such as `PDF`. */
  fileType?: string | undefined
  sizeBytes?: number | undefined
  version?: string | undefined
  /** Day of this version, ISO 8601 in UTC. */
  date?: string | undefined
  pages?: number | undefined
}

export type DownloadCard = {
  uuid: string
  title: string
  kind: DownloadKind
  teaser?: string | undefined
  requirements?: string | undefined
  licenceNote?: string | undefined
  /** At least one; the reader's own language first. */
  files: readonly DownloadFile[]
  cover?: Asset | undefined
  /** Path of its own page, without host; left out where it has none. */
  href?: string | undefined
}

export type DownloadGroup = {
  uuid: string
  title: string
  teaser?: string | undefined
  downloads: readonly DownloadCard[]
}

/** The public part of a form, without its recipients. */
export type ShownForm = {
  uuid: string
  /** Name under which it is sent; the same in every language. */
  slug: string
  title: string
  intro?: string | undefined
  fields: readonly FormField[]
  submitLabel?: string | undefined
  missingWords: 'named' | 'short'
  /** Shown behind the login alone. */
  isForCustomers?: boolean | undefined
}

export type ResolvedBlockData = {
  product_hero: { product: ProductCard | undefined; categoryName: string | undefined }
  categories_sorting_auto: { categories: readonly CategoryCard[] }
  categories_sorting_manual: { categories: readonly CategoryCard[] }
  products_carousel: { products: readonly ProductCard[] }
  news_grid: { news: readonly NewsCard[] }
  news_carousel: { news: readonly NewsCard[] }
  pages_sorting: { pages: readonly PageCard[] }
  downloadable_list: { folders: readonly DownloadGroup[] }
  custom_form: { form: ShownForm | undefined }
}

/** A block as a renderer receives it: the editor's fields, and resolved data where the block has some. */
export type Resolved<Block extends { component: string }> = Block extends { component: infer Name }
  ? Name extends keyof ResolvedBlockData
    ? Block & { resolved: ResolvedBlockData[Name] }
    : Block
  : never
