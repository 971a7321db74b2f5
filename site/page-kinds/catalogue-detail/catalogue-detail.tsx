import { Trans, useLingui } from '@lingui/react/macro'
import type { DownloadCard } from 'component-schemas/cards/resolved-data.ts'
import type { Catalogue } from 'component-schemas/content-types/catalogue/schema.ts'
import { DownloadRow } from '#site/blocks/downloadable-list/download-row.tsx'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'
import { PageSection } from '#site/page-kinds/parts/page-section/page-section.tsx'
import { coverRatio } from '#site/ui/card/card.tsx'
import { editorAttributes } from '#site/ui/editor-mark/editor-attributes.ts'
import { Heading } from '#site/ui/heading/heading.tsx'
import { Image } from '#site/ui/image/image.tsx'
import type { ViewProps } from '../view-props.ts'
import styles from './catalogue-detail.module.css'

export type CatalogueDetailProps = ViewProps & {
  catalogue: Pick<Catalogue, 'title' | 'year' | 'teaser' | 'cover' | 'chapters'>
  /** Absent while there is no file. */
  download: DownloadCard | undefined
}

/** A catalogue: cover, file in each language, and the chapters with their pages. */
export function CatalogueDetail({ catalogue, download, breadcrumbs, context }: CatalogueDetailProps) {
  const { t } = useLingui()
  const { title, year, teaser, cover, chapters = [] } = catalogue
  return (
    <article>
      <PageHead breadcrumbs={breadcrumbs} title={title} kind={<Trans>Edition {String(year)}</Trans>} teaser={teaser} />
      <PageSection layout={cover ? '4-8' : 'one'}>
        {cover && (
          <div className={styles.cover}>
            <Image image={cover} sizes="(min-width: 60rem) 24rem, 60vw" ratio={coverRatio} widest={480} isPriority />
          </div>
        )}
        <div className={styles.words}>
          {download && (
            <section className={styles.download}>
              <Heading level={2} size={1}>
                {t`To take along`}
              </Heading>
              <DownloadRow download={download} level={3} context={context} hasKind={false} />
            </section>
          )}
          {chapters.length > 0 && (
            <section>
              <Heading level={2} size={1}>
                {t`Chapters`}
              </Heading>
              <ol className={styles.chapters}>
                {chapters.map((chapter) => (
                  <li key={chapter._uid} className={styles.chapter} {...editorAttributes(chapter)}>
                    <span className={styles.chapterTitle}>{chapter.title}</span>
                    {chapter.page !== undefined && (
                      <span className={styles.page}>
                        <Trans>page {chapter.page}</Trans>
                      </span>
                    )}
                    {chapter.about !== undefined && <span className={styles.about}>{chapter.about}</span>}
                  </li>
                ))}
              </ol>
            </section>
          )}
        </div>
      </PageSection>
    </article>
  )
}
