import { hasOpeningTitle, RenderBlocks } from '#site/blocks/render-blocks.tsx'
import { SentSummary } from '#site/forms/view/sent-summary.tsx'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'
import { PageSection } from '#site/page-kinds/parts/page-section/page-section.tsx'
import type { ComposedProps } from '../view-props.ts'

/** A page composed of blocks. Its title is written out unless the first block carries one. */
function ComposedPage({ page, body, breadcrumbs, context }: ComposedProps) {
  const title = hasOpeningTitle(body) ? undefined : page.title
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} title={title} />
      <RenderBlocks blocks={body} context={context} hasTitle={title !== undefined} />
    </>
  )
}

/** A page for one purpose: its blocks and nothing that leads elsewhere, the way to it neither. */
export function LandingPage(props: Omit<ComposedProps, 'breadcrumbs'>) {
  return <ComposedPage {...props} breadcrumbs={[]} />
}

/** A composed page on any route. Editors let forms lead to such pages, too. */
export function GenericPage(props: ComposedProps) {
  const sent = props.context.forms?.returned?.sent
  return (
    <>
      <ComposedPage {...props} />
      {sent && (
        <PageSection>
          <SentSummary {...sent} />
        </PageSection>
      )}
    </>
  )
}
