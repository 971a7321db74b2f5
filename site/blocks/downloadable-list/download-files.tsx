import { Plural, useLingui } from '@lingui/react/macro'
import type { DownloadFile } from 'component-schemas/cards/resolved-data.ts'
import { languageName } from 'component-schemas/kinds/language-name.ts'
import { Day } from '#site/ui/date/day.tsx'
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
}

/** A download's file in each language with what one wants to know before the click. */
export function DownloadFiles({ files, title, context }: DownloadFilesProps) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.href}>
          <File file={file} title={title} context={context} />
        </li>
      ))}
    </ul>
  )
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
