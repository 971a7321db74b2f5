import { useLingui } from '@lingui/react/macro'
import type { TradeDocumentCard, TradeNoticeCard } from 'component-schemas/cards/trade-cards.ts'
import { Heading } from '#site/ui/heading/heading.tsx'
import { TradeDocuments } from '../parts/document-list.tsx'
import { TradeFrame } from '../parts/extranet-frame.tsx'
import type { TradePageProps } from '../parts/extranet-page-props.ts'
import { ExtranetParts, type ReadParts } from '../parts/extranet-parts.tsx'
import { TradeSection } from '../parts/extranet-section.tsx'
import { TradeNotices } from '../parts/notice-list.tsx'
import styles from './extranet-home.module.css'

export type ExtranetHomeProps = TradePageProps & {
  parts: ReadParts
  documents: readonly TradeDocumentCard[]
  notices: readonly TradeNoticeCard[]
}

/** The entrance: what is new for this customer, the newest first. */
export function ExtranetHome(props: ExtranetHomeProps) {
  const { parts, documents, notices, context } = props
  const { t } = useLingui()
  const { locale } = context
  return (
    <TradeFrame {...props}>
      <TradeSection>
        <ExtranetParts parts={parts} locale={locale} />
        <div className={styles.news}>
          <section className={styles.part}>
            <Heading level={2} size={1}>
              {t`Notices`}
            </Heading>
            <TradeNotices notices={notices} level={3} locale={locale} />
          </section>
          <section className={styles.part} aria-label={t`The newest documents`}>
            <TradeDocuments caption={t`The newest documents`} documents={documents} locale={locale} />
          </section>
        </div>
      </TradeSection>
    </TradeFrame>
  )
}
