import { useLingui } from '@lingui/react/macro'
import { formatFileSize } from '#site/blocks/downloadable-list/format-file-size.ts'
import { Day } from '#site/ui/date/day.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import styles from './passed-files.module.css'

export type PassedFilesProps = {
  sender: string
  note: string
  /** Epoch milliseconds. */
  expiresAt: number
  files: readonly {
    place: number
    /** Undefined when all downloads are used. */
    href: string | undefined
    /** Undefined when the sender may no longer read it. */
    file: { name: string; edition: string | undefined; bytes: number } | undefined
  }[]
  home: { name: string; href: string }
  /** BCP 47 tag. */
  locale: string
}

/** Files that a customer passes on, and nothing else of the extranet. */
export function PassedFiles({ sender, note, expiresAt, files, home, locale }: PassedFilesProps) {
  const { t } = useLingui()
  const title = t`Files from ${sender}`
  return (
    <main id="content" className={styles.page}>
      <title>{title}</title>
      <p className={styles.home}>
        <QuietLink to={{ href: home.href }}>{home.name}</QuietLink>
      </p>
      <Heading level={1} size={2}>
        {title}
      </Heading>
      {note !== '' && <blockquote className={styles.note}>{note}</blockquote>}
      <ul className={styles.files}>
        {files.map((one) => (
          <li key={one.place} className={styles.file}>
            <File {...one} locale={locale} />
          </li>
        ))}
      </ul>
      <p className={styles.until}>
        {t`You can download until:`} <Day iso={new Date(expiresAt).toISOString()} locale={locale} />
      </p>
    </main>
  )
}

function File({ href, file, locale }: PassedFilesProps['files'][number] & Pick<PassedFilesProps, 'locale'>) {
  const { t } = useLingui()
  if (!file)
    return <p>{t`This file is no longer available: it was withdrawn, or the sender may no longer pass it on.`}</p>
  const { name, edition, bytes } = file
  const details = [edition === undefined ? undefined : t`Edition ${edition}`, formatFileSize(bytes, locale)]
  return (
    <>
      {href === undefined ? (
        <strong>{name}</strong>
      ) : (
        <Link to={{ href }} className={styles.link} download>
          <Icon name="download" />
          {name}
        </Link>
      )}
      <span className={styles.details}>{details.filter(Boolean).join(' · ')}</span>
      {href === undefined && <span>{t`This file was downloaded as often as the sender allowed.`}</span>}
    </>
  )
}
