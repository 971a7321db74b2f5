import { useLingui } from '@lingui/react/macro'
import { type ListLine, longestNote, mostPieces } from '#site/routing/query/product-list.ts'
import styles from './line-fields.module.css'

export type LineFieldProps = {
  line: ListLine
  /** id of the form, where the field stands outside of it. */
  form?: string | undefined
  /** id of what is said of the value. */
  describedBy?: string | undefined
}

/** The quantity of a line of a list, to be changed; 0 removes the line. */
export function AmountField({ line: { code, amount }, form, describedBy }: LineFieldProps) {
  const { t } = useLingui()
  return (
    <input
      key={amount}
      type="number"
      name="amount"
      form={form}
      min={0}
      max={mostPieces}
      step={1}
      inputMode="numeric"
      defaultValue={amount}
      aria-label={t`Quantity of ${code}`}
      aria-describedby={describedBy}
      className={styles.amount}
    />
  )
}

/** The note on a line of a list, to be changed. */
export function NoteField({ line: { code, note }, form }: LineFieldProps) {
  const { t } = useLingui()
  return (
    <input
      key={note}
      name="note"
      form={form}
      maxLength={longestNote}
      defaultValue={note}
      autoComplete="off"
      aria-label={t`Note on ${code}`}
      className={styles.note}
    />
  )
}
