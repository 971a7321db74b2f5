import type { PhotoUsage } from '../kinds/photo-usages.ts'
import type { TradeAvailability } from '../kinds/trade-availabilities.ts'
import type { TradeDocumentKind } from '../kinds/trade-document-kinds.ts'
import type { DownloadFile } from './resolved-data.ts'

/** Cards of extranet stories. Every address is a path in the reader's market and locale, without host. */

/** The change of a story since the customer's last visit. */
export type TradeChange = {
  kind: 'new' | 'changed'
  /** Moment of the publish, ISO 8601 in UTC. */
  at: string
}

/** A page one level down: a folder of catalogues, a category of photos or products. */
export type TradeEntryCard = {
  uuid: string
  title: string
  teaser?: string | undefined
  href: string
  /** Number of stories for the reader, in all levels below. */
  count: number
}

/** A customer's use of a file. */
export type FileMark = {
  isInBasket: boolean
  /** The edition that the customer took last: this one, or an earlier one. */
  taken?: { kind: 'this' | 'earlier'; at: string } | undefined
}

/** A file with its mark; without one where no customer is known, as in a preview. */
export type TradeFile = DownloadFile & { mark?: FileMark | undefined }

export type TradeDocumentCard = {
  uuid: string
  title: string
  kind: TradeDocumentKind
  /** Day of the edition, ISO 8601 in UTC. */
  date: string
  edition?: string | undefined
  teaser?: string | undefined
  /** The changes against the edition before. */
  whatsNew?: string | undefined
  /** First day on which it is valid, ISO 8601 in UTC. */
  validFrom: string
  /** Moment from which it is no longer valid, ISO 8601 in UTC; absent while none is known. */
  validBefore?: string | undefined
  /** Name of the business unit, in the reader's language. */
  unit?: string | undefined
  href: string
  /** At least one; the reader's own language first. */
  files: readonly TradeFile[]
  /** The newest edition, where there is a newer one that the reader may read. */
  replacedBy?: { title: string; href: string } | undefined
  /** Absent when nothing has changed. */
  change?: TradeChange | undefined
}

export type TradeNoticeCard = {
  uuid: string
  title: string
  /** Day of the notice, ISO 8601 in UTC. */
  date: string
  /** Name of the product line, in the reader's language. */
  line: string
  teaser?: string | undefined
  href: string
  /** Absent when nothing has changed. */
  change?: TradeChange | undefined
}

/** A picture in one rendition. */
export type TradeRendition = {
  href: string
  fileType?: string | undefined
  sizeBytes?: number | undefined
  /** Pixels. */
  width?: number | undefined
  height?: number | undefined
  mark?: FileMark | undefined
}

export type TradePhotoCard = {
  key: string
  caption: string
  /** Alternative text. */
  alt: string
  web: TradeRendition
  print?: TradeRendition | undefined
  /** Author of the picture. */
  rights?: string | undefined
  usage: PhotoUsage
}

export type TradeProductCard = {
  uuid: string
  code: string
  name: string
  href: string
  /** Its page in the public catalogue, where it has one. */
  catalogueHref?: string | undefined
  listPriceEur?: number | undefined
  discountGroup?: string | undefined
  minimumOrder?: number | undefined
  /** Working days. */
  leadTimeDays?: number | undefined
  availability: TradeAvailability
}

/** A gallery as lists show it, by its first photo. */
export type TradeGalleryCard = TradeEntryCard & { cover: TradeRendition }
