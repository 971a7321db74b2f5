import { Plural, useLingui } from '@lingui/react/macro'
import type { DownloadCard, DownloadFile } from 'component-schemas/fillings.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { Day } from '#site/ui/day/day.tsx'
import { Heading, type HeadingLevel } from '#site/ui/heading/heading.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { downloadKindName } from './download-kind-name.ts'
import styles from './download-row.module.css'
import { formatFileSize } from './format-file-size.ts'

export type DownloadRowProps = {
  download: DownloadCard
  level: HeadingLevel
  context: BlockContext
  /** Whether the kind is said here; a heading above may have said it. */
  hasKind: boolean
}

/** A download: what it is, and its file in each language with what one wants to know before the click. */
export function DownloadRow({ download, level, context, hasKind }: DownloadRowProps) {
  const { i18n } = useLingui()
  const { title, kind, teaser, requirements, licenceNote, files } = download
  return (
    <article className={styles.row}>
      <div className={styles.words}>
        {hasKind && <p className={styles.kind}>{i18n._(downloadKindName[kind])}</p>}
        <Heading level={level} size={1} className={styles.title}>
          {title}
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
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.href}>
            <File file={file} title={title} context={context} />
          </li>
        ))}
      </ul>
    </article>
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
        <span className={styles.unseen}>{`${title}: `}</span>
        <span className={styles.language}>{isInOneLanguage ? languageName(language, locale) : t`Every language`}</span>{' '}
        <span className={styles.figures}>{figures.filter(Boolean).join(', ')}</span>
      </Link>
      <p className={styles.facts}>
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

/** A language by its name in the reader's one, with a capital as in a list. */
function languageName(language: string, locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
