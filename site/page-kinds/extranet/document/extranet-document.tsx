import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductCard } from 'component-schemas/cards/resolved-data.ts'
import type { TradeDocumentCard, TradeFile } from 'component-schemas/cards/trade-cards.ts'
import type { TradeDocument } from 'component-schemas/content-types/trade-document/schema.ts'
import { languageName } from 'component-schemas/kinds/language-name.ts'
import { useId } from 'react'
import { DownloadFiles } from '#site/blocks/downloadable-list/download-files.tsx'
import { ResourceProducts } from '#site/page-kinds/parts/cards/more-cards.tsx'
import type { ViewProps } from '#site/page-kinds/view-props.ts'
import { Day } from '#site/ui/date/day.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { documentKindLabels } from '../parts/document-kind-labels.ts'
import { TradeDocuments, Validity } from '../parts/document-list.tsx'
import { TradeHead } from '../parts/extranet-head.tsx'
import { ExtranetParts, type ReadParts } from '../parts/extranet-parts.tsx'
import { TradeSection } from '../parts/extranet-section.tsx'
import { AroundFiles, BeforeFile, BelowFile, FileParts } from '../parts/file-parts.tsx'
import styles from './extranet-document.module.css'

export type ExtranetDocumentProps = ViewProps & {
  story: { content: Pick<TradeDocument, 'files'> }
  card: TradeDocumentCard
  /** The editions it takes the place of. */
  replaces: readonly TradeDocumentCard[]
  products: readonly ProductCard[]
  parts?: ReadParts | undefined
}

/** One document: whether it is still valid, its files, and what it replaces. */
export function ExtranetDocument(props: ExtranetDocumentProps) {
  const { story, card, replaces, products, parts, breadcrumbs, context } = props
  const { t, i18n } = useLingui()
  const { title, kind, date, edition, teaser, unit, replacedBy, whatsNew } = card
  const newer = replacedBy?.title
  return (
    <article>
      <TradeHead breadcrumbs={breadcrumbs} title={title} teaser={teaser}>
        <span>{i18n._(documentKindLabels[kind])}</span>
        {edition !== undefined && <span>{t`Edition ${edition}`}</span>}
        <Day iso={date} locale={context.locale} />
        {unit !== undefined && <span>{unit}</span>}
        <Validity document={card} locale={context.locale} />
      </TradeHead>
      {replacedBy && (
        <TradeSection>
          <p className={styles.old}>
            <Icon name="warning" />
            <span>
              <Trans>
                This edition is out of date. It was replaced by <Link to={{ href: replacedBy.href }}>{newer}</Link>.
              </Trans>
            </span>
          </p>
        </TradeSection>
      )}
      {whatsNew !== undefined && (
        <TradeSection title={t`What is new in this edition`}>
          <p className={styles.news}>{whatsNew}</p>
        </TradeSection>
      )}
      <TradeSection title={t`Files`}>
        <Files card={card} story={story} context={context} />
        <ExtranetParts parts={parts} locale={context.locale} />
      </TradeSection>
      {replaces.length > 0 && (
        <TradeSection>
          <TradeDocuments caption={t`Earlier editions`} documents={replaces} locale={context.locale} />
        </TradeSection>
      )}
      <ResourceProducts title={t`Products it is about`} products={products} />
    </article>
  )
}

/** The files of a document: to download, to put into the basket and to pass on. */
function Files({ card: { title, files }, story, context }: Pick<ExtranetDocumentProps, 'card' | 'story' | 'context'>) {
  const { t } = useLingui()
  const form = useId()
  const { locale } = context
  const passable = files.map(({ href, language, fileType }, index) => {
    const words = language === 'any' ? t`Every language` : languageName(language, locale)
    return { href, label: [words, fileType].filter(Boolean).join(', '), isTicked: index === 0 }
  })
  return (
    <>
      <AroundFiles form={form} files={files}>
        <DownloadFiles
          files={files}
          title={title}
          context={context}
          blocks={story.content.files}
          around={(index) => aroundFile(files[index], { form, title, locale })}
        />
      </AroundFiles>
      <FileParts files={passable} locale={locale} />
    </>
  )
}

function aroundFile(
  file: TradeFile | undefined,
  { form, title, locale }: { form: string; title: string; locale: string },
) {
  if (!file) return { before: undefined, below: undefined }
  return {
    before: <BeforeFile file={file} form={form} name={`${title} ${file.language === 'any' ? '' : file.language}`} />,
    below: <BelowFile mark={file.mark} locale={locale} />,
  }
}
