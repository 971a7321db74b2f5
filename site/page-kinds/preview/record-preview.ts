import type { DownloadCard, DownloadGroup } from 'component-schemas/cards/resolved-data.ts'
import type { RedirectCheck } from '#site/content/addresses/check-redirect.ts'

/** A redirect on one of the websites. */
export type WebsiteRedirect = RedirectCheck & {
  /** `https://www.example.org`, without a slash at the end. */
  website: string
}

/** What a story without a page of its own changes on the website. Data only. */
export type RecordPreview =
  | { kind: 'download'; card: DownloadCard }
  | { kind: 'folder'; group: DownloadGroup }
  | { kind: 'redirect'; websites: readonly WebsiteRedirect[] }
  /** No page shows a story of this kind, or not in this folder. */
  | { kind: 'unseen' }
