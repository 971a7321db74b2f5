import type { BlockContext } from '#site/blocks/block-context.ts'
import { type DrawableBlock, hasOpeningTitle, RenderBlocks } from '#site/blocks/render-blocks.tsx'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'
import type { Crumb } from '#site/ui/breadcrumb/breadcrumb.tsx'

export type GenericPageProps = {
  page: { title: string }
  body: readonly DrawableBlock[]
  /** From the home page to here; empty on the home page. */
  breadcrumbs: readonly Crumb[]
  context: BlockContext
}

/** A page composed of blocks. Its title is written out unless the first block carries one. */
export function GenericPage({ page, body, breadcrumbs, context }: GenericPageProps) {
  const title = hasOpeningTitle(body) ? undefined : page.title
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} title={title} />
      <RenderBlocks blocks={body} context={context} hasTitle={title !== undefined} />
    </>
  )
}
