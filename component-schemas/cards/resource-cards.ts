import type { BulletinKind } from '../kinds/bulletin-kinds.ts'
import type { Asset } from '../schema/field-values.ts'

/** A bulletin as lists show it. */
export type BulletinCard = {
  uuid: string
  /** Such as TB-2026-014, shown in tabular figures and never broken. */
  number: string
  title: string
  /** Day of the bulletin, ISO 8601 in UTC. */
  date: string
  kind: BulletinKind
  /** Plain text, one or two sentences. */
  teaser?: string | undefined
  /** Path in the reader's market and locale, without host; left out where the story has no page. */
  href?: string | undefined
}

/** A catalogue as lists show it. */
export type CatalogueCard = {
  uuid: string
  title: string
  /** Year of the edition. */
  year: number
  cover?: Asset | undefined
  /** Plain text, one or two sentences. */
  teaser?: string | undefined
  /** Path in the reader's market and locale, without host; left out where the story has no page. */
  href?: string | undefined
}
