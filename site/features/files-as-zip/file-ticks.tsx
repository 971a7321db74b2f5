import { useLingui } from '@lingui/react/macro'
import type { FileMark } from 'component-schemas/cards/trade-cards.ts'
import type { ReactNode } from 'react'
import { formatTag } from '#site/ui/date/format-tag.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Unseen } from '#site/ui/visually-hidden/visually-hidden.tsx'
import { BasketForm } from './basket-form.client.tsx'
import styles from './file-ticks.module.css'

type Marked = { mark?: FileMark | undefined }

type FileTicksProps = {
  /** id of the form, which the boxes in the list name. */
  form: string
  files: readonly Marked[]
  children: ReactNode
}

/** A list whose files can be ticked and put into the customer's files together. */
export function FileTicks({ form, files, children }: FileTicksProps) {
  const { t } = useLingui()
  const texts = { done: t`It is in your files.`, ...useBasketTexts() }
  if (!files.some(({ mark }) => mark)) return children
  return (
    <div className={styles.list}>
      {children}
      <BasketForm id={form} className={styles.bar} label={t`Selected files`} texts={texts}>
        <input type="hidden" name="action" value="put" />
        <button type="submit" className={styles.main}>{t`Put into my files`}</button>
      </BasketForm>
    </div>
  )
}

/** Words for what cannot be done with the customer's files. */
export function useBasketTexts() {
  const { t } = useLingui()
  return {
    full: t`Your files hold 200 at most. Download them or remove some, then put in more.`,
    failed: t`That did not work. Please load the page again.`,
  }
}

type FileTickProps = {
  file: Marked & { href: string }
  /** id of the form; without one the file cannot be ticked here. */
  form: string | undefined
  /** What the box is for, in words. */
  name: string
}

/** The box of a file, or that it is in the basket. */
export function FileTick({ file: { href, mark }, form, name }: FileTickProps) {
  const { t } = useLingui()
  if (!mark || form === undefined) return undefined
  if (mark.isInBasket) {
    return (
      <span className={styles.within} title={t`In my files`}>
        <Icon name="check" />
        <Unseen>{t`In my files`}</Unseen>
      </span>
    )
  }
  return (
    <input
      type="checkbox"
      name="file"
      value={href.split('?')[0]}
      form={form}
      className={styles.box}
      aria-label={t`Select ${name}`}
    />
  )
}

/** Which edition of a file the customer has. */
export function TakenMark({ mark, locale }: Marked & { locale: string }) {
  const { t } = useLingui()
  if (!mark?.taken) return undefined
  const day = new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'long' }).format(new Date(mark.taken.at))
  return (
    <span className={styles.taken} data-kind={mark.taken.kind}>
      {mark.taken.kind === 'this'
        ? t`You have this edition, taken on ${day}.`
        : t`Newer than the edition that you took on ${day}.`}
    </span>
  )
}
