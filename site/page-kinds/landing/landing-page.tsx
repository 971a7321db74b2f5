import type { BlockContext } from '#site/blocks/block-context.ts'
import { type DrawableBlock, hasOpeningTitle, RenderBlocks } from '#site/blocks/render-blocks.tsx'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'

export type LandingPageProps = {
  page: { title: string }
  body: readonly DrawableBlock[]
  context: BlockContext
}

/** A page for one purpose: its blocks and nothing that leads elsewhere, the way to it neither. */
export function LandingPage({ page, body, context }: LandingPageProps) {
  const title = hasOpeningTitle(body) ? undefined : page.title
  return (
    <>
      <PageHead breadcrumbs={[]} title={title} />
      <RenderBlocks blocks={body} context={context} hasTitle={title !== undefined} />
    </>
  )
}
