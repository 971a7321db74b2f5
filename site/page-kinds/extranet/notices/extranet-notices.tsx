import type { TradeNoticeCard } from 'component-schemas/cards/trade-cards.ts'
import { RenderBlocks } from '#site/blocks/render-blocks.tsx'
import { TradeHead } from '../parts/extranet-head.tsx'
import type { TradePageProps } from '../parts/extranet-page-props.ts'
import { TradeSection } from '../parts/extranet-section.tsx'
import { TradeNotices } from '../parts/notice-list.tsx'

export type ExtranetNoticesProps = TradePageProps & { notices: readonly TradeNoticeCard[] }

/** The news of one product line. */
export function ExtranetNotices({ page, body, notices, breadcrumbs, context }: ExtranetNoticesProps) {
  return (
    <>
      <TradeHead breadcrumbs={breadcrumbs} title={page.title} teaser={page.teaser} />
      <TradeSection>
        <TradeNotices notices={notices} level={2} locale={context.locale} />
      </TradeSection>
      <RenderBlocks blocks={body} context={context} hasTitle />
    </>
  )
}
