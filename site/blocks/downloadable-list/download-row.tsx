import { useLingui } from '@lingui/react/macro'
import type { DownloadCard } from 'component-schemas/cards/resolved-data.ts'
import { Heading, type HeadingLevel } from '#site/ui/heading/heading.tsx'
import { Link } from '#site/ui/link/link.tsx'
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
  /** The editor's blocks of the files, where the row stands for the download itself. */
  blocks?: DownloadFilesProps['blocks']
}

/** A download: what it is, and its file in each language with what one wants to know before the click. */
export function DownloadRow({ download, level, context, hasKind, blocks }: DownloadRowProps) {
  const { i18n } = useLingui()
  const { title, kind, teaser, requirements, licenceNote, files, href } = download
  return (
    <article className={styles.row}>
      <div className={styles.words}>
        {hasKind && <p className={styles.kind}>{i18n._(downloadKindName[kind])}</p>}
        <Heading level={level} size={1} className={styles.title}>
          {href === undefined ? (
            title
          ) : (
            <Link to={{ href }} className={styles.page}>
              {title}
            </Link>
          )}
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
      <DownloadFiles files={files} title={title} context={context} blocks={blocks} />
    </article>
  )
}
