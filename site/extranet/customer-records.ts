import type { I18n } from '@lingui/core'
import type { FileMark, TradeChange } from 'component-schemas/cards/trade-cards.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import type { RouteName } from '#site/routing/route-table.ts'
import type { DownloadAddress } from './downloads/download-path.ts'
import type { CustomerFile } from './downloads/open-download.ts'
import type { Part } from './downloads/plan-response.ts'

/**
 * The mark of a file in its present edition; undefined where nothing is known of the customer's files.
 * @param earlier addresses of the documents that its own replaces: their files in the same language are earlier editions of it
 */
export type MarkOf = (file: DownloadAddress, edition: string, earlier?: readonly string[]) => FileMark | undefined

/** What has become of a story; undefined where nothing is known of it. */
export type ChangeOf = (story: WireStory) => TradeChange | undefined

/** What a feature knows of the customer of a request, who is logged in. */
export type CustomerRecords = {
  /**
   * Reads what the customer has done with the files of these stories.
   * @throws CatalogueError login-required
   */
  fileMarks?: (addresses: readonly string[]) => Promise<MarkOf>
  /** The stream of a file's parts to its customer, which the feature may watch. */
  watchFile?: (
    stream: ReadableStream<Uint8Array>,
    file: CustomerFile,
    parts: readonly Part[],
  ) => ReadableStream<Uint8Array>
  /**
   * Reads what has become of stories.
   * @throws CatalogueError login-required, content-unavailable
   */
  changes?: () => Promise<ChangeOf>
  /** What is said in brackets behind an entry of the menu. */
  counts?: readonly { route: RouteName; count: (siteContext: SiteContext, i18n: I18n) => Promise<string | undefined> }[]
}
