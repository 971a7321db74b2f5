import { useLingui } from '@lingui/react/macro'
import type { DownloadCard, DownloadFile } from 'component-schemas/cards/resolved-data.ts'
import { languageName } from 'component-schemas/kinds/language-name.ts'
import { Heading, type HeadingLevel } from '#site/ui/heading/heading.tsx'
import { listText } from '#site/ui/list-text.ts'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import type { BlockContext } from '../block-context.ts'
import { DownloadFiles, type DownloadFilesProps } from './download-files.tsx'
import { downloadKindName } from './download-kind-name.ts'
import styles from './download-row.module.css'

export type DownloadRowProps = {
  download: DownloadCard
  level: HeadingLevel
  context: BlockContext
  /** Whether the kind is said here; a heading above may have said it. */
  hasKind: boolean
  /** The editor's blocks of the files, on the download's own page. */
  blocks?: DownloadFilesProps['blocks']
}

/** A download: what it is, and its file in each language with what one wants to know before the click. */
export function DownloadRow({ download, level, context, hasKind, blocks }: DownloadRowProps) {
  const { i18n, t } = useLingui()
  const { locale } = context
  const { title, kind, teaser, requirements, licenceNote, files, href } = download
  const { own, others } = byReader(files, locale)
  const languages = listText(new Set(others.map(({ language }) => languageName(language, locale))), locale)
  return (
    <article className={styles.row}>
      <div className={styles.words}>
        {hasKind && <p className={styles.kind}>{i18n._(downloadKindName[kind])}</p>}
        <Heading level={level} size={1} className={styles.title}>
          {href === undefined ? title : <QuietLink to={{ href }}>{title}</QuietLink>}
        </Heading>
        {[...new Set([teaser, requirements, licenceNote])].map(
          (words) =>
            words !== undefined && (
              <p key={words} className={styles.about}>
                {words}
              </p>
            ),
        )}
      </div>
      <div>
        <DownloadFiles files={own} title={title} context={context} blocks={blocks} />
        {others.length > 0 && (
          <details className={styles.others}>
            <summary>{t`Other languages: ${languages}`}</summary>
            <DownloadFiles files={others} title={title} context={context} blocks={blocks} />
          </details>
        )}
      </div>
    </article>
  )
}

/** Files in the reader's language first, with those for everybody; a list of two is short enough to stay whole. */
function byReader(files: readonly DownloadFile[], locale: string) {
  const isOwn = ({ language }: DownloadFile) => language === 'any' || locale.startsWith(language)
  const own = files.filter(isOwn)
  if (files.length <= 2 || own.length === 0) return { own: files, others: [] }
  return { own, others: files.filter((file) => !isOwn(file)) }
}
