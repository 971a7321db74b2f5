import type { ReactNode } from 'react'
import { RenderBlocks } from '#site/blocks/render-blocks.tsx'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'
import type { TradePageProps } from './extranet-page-props.ts'

/** A page of the extranet that an editor composes: its head, what the site lists there, and the blocks of the editor. */
export function TradeFrame({ page, body, breadcrumbs, context, children }: TradePageProps & { children: ReactNode }) {
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} title={page.title} teaser={page.teaser} />
      {children}
      <RenderBlocks blocks={body} context={context} hasTitle />
    </>
  )
}
