import type { TradeNoticeCard } from 'component-schemas/trade-cards.ts'
import { RenderBlocks } from '#site/blocks/render-blocks.tsx'
import { TradeNotices } from '#site/templates/trade-notices/trade-notices.tsx'
import { TradeHead } from '#site/templates/trade-section/trade-head.tsx'
import type { TradePageProps } from '#site/templates/trade-section/trade-page-props.ts'
import { TradeSection } from '#site/templates/trade-section/trade-section.tsx'

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
