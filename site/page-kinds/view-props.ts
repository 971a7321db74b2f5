import type { BlockContext } from '#site/blocks/block-context.ts'
import type { RenderableBlock } from '#site/blocks/render-blocks.tsx'
import type { Crumb } from '#site/ui/breadcrumb/breadcrumb.tsx'

/** What every view of a page is given: the way to it, and what its blocks are rendered with. */
export type ViewProps = { breadcrumbs: readonly Crumb[]; context: BlockContext }

/** What a view is given whose page an editor composes. */
export type ComposedProps = ViewProps & {
  page: { title: string }
  /** What the editor wrote, beside that which the page shows by itself. */
  body: readonly RenderableBlock[]
}
