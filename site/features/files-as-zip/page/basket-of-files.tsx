import { Trans, useLingui } from '@lingui/react/macro'
import type { FileLanguage } from 'component-schemas/kinds/file-languages.ts'
import { languageName } from 'component-schemas/kinds/language-name.ts'
import { formatFileSize } from '#site/blocks/downloadable-list/format-file-size.ts'
import type { OpenFile } from '#site/extranet/downloads/open-download.ts'
import { FileParts } from '#site/page-kinds/extranet/parts/file-parts.tsx'
import type { LocaleCode } from '#site/routing/locales.ts'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { DataTable } from '#site/ui/data-table/data-table.tsx'
import { Day } from '#site/ui/date/day.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import { Unseen } from '#site/ui/visually-hidden/visually-hidden.tsx'
import { BasketForm } from '../basket-form.client.tsx'
import { useBasketTexts } from '../file-ticks.tsx'
import styles from './extranet-files.module.css'

export type MyFile = {
  /** Address of its download. */
  href: string
  /** Absent where the customer may not have the file any more. */
  file?: ShownFile | undefined
}

type ShownFile = Pick<OpenFile, 'title' | 'language' | 'rendition' | 'printed' | 'dated' | 'length'> & {
  page?: string | undefined
  replacedBy?: { title: string; href: string } | undefined
}

type BasketOfFilesProps = { files: readonly MyFile[]; code: LocaleCode; locale: string; isFull: boolean }

/** The files that were put aside: what they are, how to take all of them, and how to remove them. */
export function BasketOfFiles({ files, code, locale, isFull }: BasketOfFilesProps) {
  const { t } = useLingui()
  const { full } = useBasketTexts()
  const shown = files.flatMap(({ file }) => file ?? [])
  const size = formatFileSize(
    shown.reduce((sum, { length }) => sum + length, 0),
    locale,
  )
  return (
    <>
      {isFull && (
        <p className={styles.notice} role="alert">
          <Icon name="warning" />
          {full}
        </p>
      )}
      {files.length === 0 && (
        <p
          className={styles.empty}
        >{t`Tick files and pictures in the lists and put them in here: then download them together.`}</p>
      )}
      <DataTable
        caption={t`Files put in, ${size} in all`}
        columns={[
          { label: t`File` },
          { label: t`Language` },
          { label: t`Edition` },
          { label: t`Date` },
          { label: t`Size` },
          { label: t`Remove` },
        ]}
        rows={files.map((one) => ({ key: one.href, cells: cellsOf(one, locale) }))}
      />
      {files.length > 0 && (
        <div className={styles.actions}>
          {shown.length > 0 && (
            <ButtonLink to={{ href: `/api/files/zip?lang=${code}` }} icon="download">
              {t`Download all (ZIP, ${size})`}
            </ButtonLink>
          )}
          <Removal />
        </div>
      )}
      <FileParts files={files.flatMap((one) => passable(one, locale))} locale={locale} />
    </>
  )
}

/** The language tells the files of one document apart. */
function passable({ href, file }: MyFile, locale: string) {
  if (!file) return []
  const { title, language } = file
  const named = language === undefined || language === 'any' ? [title] : [title, languageName(language, locale)]
  return [{ href, label: named.join(', '), isTicked: true }]
}

function cellsOf({ href, file }: MyFile, locale: string) {
  if (!file) return [<Closed key="name" />, '', '', '', '', <Removal key="remove" href={href} />]
  const { language, printed, dated, length } = file
  return [
    <Name key="name" file={file} href={href} />,
    language === undefined ? '' : <Language key="language" language={language} locale={locale} />,
    printed ?? '',
    dated === undefined ? '' : <Day key="day" iso={dated} locale={locale} />,
    formatFileSize(length, locale),
    <Removal key="remove" href={href} of={file.title} />,
  ]
}

function Closed() {
  const { t } = useLingui()
  return <span className={styles.quiet}>{t`A file that is not available to you any more`}</span>
}

function Language({ language, locale }: { language: FileLanguage; locale: string }) {
  const { t } = useLingui()
  return language === 'any' ? t`Every language` : languageName(language, locale)
}

function Name({ file: { title, rendition, page, replacedBy }, href }: { file: ShownFile; href: string }) {
  const { t } = useLingui()
  const newer = replacedBy?.title
  const renditions = { web: t`For screens`, print: t`For print (original)` }
  return (
    <span className={styles.name}>
      <QuietLink to={{ href: page ?? href }} isStrong>
        {title}
      </QuietLink>
      {rendition && <span className={styles.quiet}>{renditions[rendition]}</span>}
      {replacedBy && (
        <span className={styles.newer}>
          <Trans>
            Replaced by <Link to={{ href: replacedBy.href }}>{newer}</Link>
          </Trans>
        </span>
      )}
    </span>
  )
}

/** Removes one file, or all. */
function Removal({ href, of }: { href?: string; of?: string }) {
  const { t } = useLingui()
  const label = href === undefined ? t`Remove all` : t`Remove`
  const name = [label, of].filter(Boolean).join(': ')
  return (
    <BasketForm label={name} texts={{ done: t`It is removed.`, ...useBasketTexts() }} className={styles.removal}>
      <input type="hidden" name="action" value={href === undefined ? 'clear' : 'remove'} />
      {href !== undefined && <input type="hidden" name="file" value={href} />}
      <button type="submit" className={styles.button}>
        {label}
        {of !== undefined && <Unseen>: {of}</Unseen>}
      </button>
    </BasketForm>
  )
}
