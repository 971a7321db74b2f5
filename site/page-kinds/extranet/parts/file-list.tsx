import type { TradeFile } from 'component-schemas/cards/trade-cards.ts'
import { formatFileSize } from '#site/blocks/downloadable-list/format-file-size.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { Unseen } from '#site/ui/visually-hidden/visually-hidden.tsx'
import styles from './file-list.module.css'
import { BeforeFile, BelowFile } from './file-parts.tsx'

export type TradeFilesProps = {
  files: readonly TradeFile[]
  /** Of the document; said to people who hear a list of links. */
  title: string
  /** BCP 47 tag of the reader. */
  locale: string
  /** id of the form in which they are ticked. */
  form?: string | undefined
}

/** A document's files in a cell of a table: language, type and size of each. */
export function TradeFiles({ files, title, locale, form }: TradeFilesProps) {
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return (
    <ul className={styles.files}>
      {files.map(({ href, language, fileType, sizeBytes, mark }) => (
        <li key={href} className={styles.one}>
          <BeforeFile file={{ href, mark }} form={form} name={`${title} ${language === 'any' ? '' : language}`} />
          <Link to={{ href }} className={styles.file} hrefLang={language === 'any' ? undefined : language} download>
            <Icon name="download" />
            <Unseen>{`${title}: `}</Unseen>
            {language !== 'any' && <abbr title={names.of(language)}>{language.toUpperCase()}</abbr>}
            <span className={styles.figures}>
              {[fileType, sizeBytes === undefined ? undefined : formatFileSize(sizeBytes, locale)]
                .filter(Boolean)
                .join(', ')}
            </span>
          </Link>
          <BelowFile mark={mark} locale={locale} />
        </li>
      ))}
    </ul>
  )
}
