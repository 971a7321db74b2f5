import type { BlockContext } from '#site/blocks/block-context.ts'
import type { DrawableBlock } from '#site/blocks/render-blocks.tsx'
import type { Crumb } from '#site/ui/breadcrumb/breadcrumb.tsx'

/** What every template of the extranet is given. */
export type TradeAround = { breadcrumbs: readonly Crumb[]; context: BlockContext }

/** What those of them are given that an editor composes. */
export type TradePageProps = TradeAround & {
  page: { title: string; teaser?: string | undefined }
  /** Blocks below the list. */
  body: readonly DrawableBlock[]
}
