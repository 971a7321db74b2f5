import { Plural, useLingui } from '@lingui/react/macro'
import type { DownloadFile } from 'component-schemas/cards/resolved-data.ts'
import type { LocalizedFile } from 'component-schemas/content-types/download/localized-file.ts'
import { languageName } from 'component-schemas/kinds/language-name.ts'
import type { ReactNode } from 'react'
import { Day } from '#site/ui/date/day.tsx'
import { editorAttributes } from '#site/ui/editor-mark/editor-attributes.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { Unseen } from '#site/ui/visually-hidden/visually-hidden.tsx'
import type { BlockContext } from '../block-context.ts'
import styles from './download-files.module.css'
import { formatFileSize } from './format-file-size.ts'

export type DownloadFilesProps = {
  files: readonly DownloadFile[]
  /** Of the download; said to people who hear a list of links. */
  title: string
  context: BlockContext
  /** The editor's blocks of these files, on the download's own page. */
  blocks?: readonly Pick<LocalizedFile, '_editable' | 'language' | 'version'>[]
  /** The content before and below a file, by its index. */
  around?: ((index: number) => { before: ReactNode; below: ReactNode }) | undefined
}

/** A download's file in each language with what one wants to know before the click. */
export function DownloadFiles({ files, title, context, blocks = [], around }: DownloadFilesProps) {
  return (
    <ul className={styles.files}>
      {files.map((file, index) => (
        <li key={file.href} {...editorAttributes(blockOf(file, blocks))}>
          {around?.(index).before}
          <File file={file} title={title} context={context} />
          {around?.(index).below}
        </li>
      ))}
    </ul>
  )
}

/** A download has one file for each language and version. */
function blockOf({ language, version }: DownloadFile, blocks: NonNullable<DownloadFilesProps['blocks']>) {
  return blocks.find((block) => block.language === language && block.version === version) ?? {}
}

type FileProps = { file: DownloadFile; title: string; context: BlockContext }

function File({ file, title, context: { locale } }: FileProps) {
  const { t } = useLingui()
  const { language, href, fileType, sizeBytes, version, date, pages } = file
  const figures = [fileType, sizeBytes === undefined ? undefined : formatFileSize(sizeBytes, locale)]
  const isInOneLanguage = language !== 'any'
  return (
    <>
      <Link to={{ href }} className={styles.file} hrefLang={isInOneLanguage ? language : undefined} download>
        <Icon name="download" />
        <Unseen>{`${title}: `}</Unseen>
        <span className={styles.language}>{isInOneLanguage ? languageName(language, locale) : t`Every language`}</span>{' '}
        <span className={styles.figures}>{figures.filter(Boolean).join(', ')}</span>
      </Link>
      <p className={styles.details}>
        {version !== undefined && <span>{t`Version ${version}`}</span>}
        {date !== undefined && <Day iso={date} locale={locale} />}
        {pages !== undefined && (
          <span>
            <Plural value={pages} one="# page" other="# pages" />
          </span>
        )}
      </p>
    </>
  )
}
