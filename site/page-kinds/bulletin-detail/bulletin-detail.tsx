import { useLingui } from '@lingui/react/macro'
import type { DownloadCard, ProductCard } from 'component-schemas/cards/resolved-data.ts'
import type { Bulletin } from 'component-schemas/content-types/bulletin/schema.ts'
import { DownloadRow } from '#site/blocks/downloadable-list/download-row.tsx'
import { bulletinKindLabels } from '#site/page-kinds/parts/cards/bulletin-card.tsx'
import { ResourceProducts } from '#site/page-kinds/parts/cards/more-cards.tsx'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'
import { PageSection } from '#site/page-kinds/parts/page-section/page-section.tsx'
import { Day } from '#site/ui/date/day.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import { PartNumber } from '#site/ui/part-number/part-number.tsx'
import { RichText } from '#site/ui/rich-text/rich-text.tsx'
import type { ViewProps } from '../view-props.ts'
import styles from './bulletin-detail.module.css'

export type BulletinDetailProps = ViewProps & {
  bulletin: Pick<Bulletin, 'number' | 'title' | 'date' | 'kind' | 'teaser' | 'body'>
  /** Products it is about. */
  affected: readonly ProductCard[]
  /** What belongs to it as a file. */
  download: DownloadCard | undefined
}

/** A numbered notice: what it is about in one look, its text, its file, and the products it is about. */
export function BulletinDetail({ bulletin, affected, download, breadcrumbs, context }: BulletinDetailProps) {
  const { t, i18n } = useLingui()
  const { number, title, date, kind, teaser, body } = bulletin
  return (
    <article>
      <PageHead
        breadcrumbs={breadcrumbs}
        title={title}
        details={
          <>
            <PartNumber code={number} />
            <span className={styles.kind}>{i18n._(bulletinKindLabels[kind])}</span>
            <Day iso={date} locale={context.locale} />
          </>
        }
        teaser={teaser}
      />
      <PageSection layout="text">
        {body && <RichText document={body} under={1} />}
        {download && (
          <section className={styles.download}>
            <Heading level={2} size={1}>
              {t`To take along`}
            </Heading>
            <DownloadRow download={download} level={3} context={context} hasKind />
          </section>
        )}
      </PageSection>
      <ResourceProducts title={t`Products it is about`} products={affected} />
    </article>
  )
}
