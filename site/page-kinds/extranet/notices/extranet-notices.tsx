import type { TradeNoticeCard } from 'component-schemas/cards/trade-cards.ts'
import { TradeFrame } from '../parts/extranet-frame.tsx'
import type { TradePageProps } from '../parts/extranet-page-props.ts'
import { TradeSection } from '../parts/extranet-section.tsx'
import { TradeNotices } from '../parts/notice-list.tsx'

export type ExtranetNoticesProps = TradePageProps & { notices: readonly TradeNoticeCard[] }

/** The news of one product line. */
export function ExtranetNotices(props: ExtranetNoticesProps) {
  const { notices, context } = props
  return (
    <TradeFrame {...props}>
      <TradeSection>
        <TradeNotices notices={notices} level={2} locale={context.locale} />
      </TradeSection>
    </TradeFrame>
  )
}
