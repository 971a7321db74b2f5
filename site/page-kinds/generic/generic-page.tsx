import type { BlockContext } from '#site/blocks/block-context.ts'
import { type DrawableBlock, hasOpeningTitle, RenderBlocks } from '#site/blocks/render-blocks.tsx'
import { SentSummary } from '#site/forms/view/sent-summary.tsx'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'
import { PageSection } from '#site/page-kinds/parts/page-section/page-section.tsx'
import type { Crumb } from '#site/ui/breadcrumb/breadcrumb.tsx'

export type GenericPageProps = {
  page: { title: string }
  body: readonly DrawableBlock[]
  /** From the home page to here; empty on the home page. */
  breadcrumbs: readonly Crumb[]
  context: BlockContext
}

/** A page composed of blocks. Its title is written out unless the first block carries one. Editors let forms lead to such pages, too. */
export function GenericPage({ page, body, breadcrumbs, context }: GenericPageProps) {
  const title = hasOpeningTitle(body) ? undefined : page.title
  const sent = context.forms?.returned?.sent
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} title={title} />
      <RenderBlocks blocks={body} context={context} hasTitle={title !== undefined} />
      {sent && (
        <PageSection>
          <SentSummary {...sent} />
        </PageSection>
      )}
    </>
  )
}
