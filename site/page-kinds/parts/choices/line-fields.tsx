import { useLingui } from '@lingui/react/macro'
import type { ListLine } from '#site/routing/query/product-list.ts'
import { mostPieces } from '#site/routing/query/read-amount.ts'
import styles from './line-fields.module.css'

export type LineFieldProps = {
  line: ListLine
  /** id of the form, where the field is outside of it. */
  form?: string | undefined
  /** Begins the name of the field. */
  prefix?: string | undefined
  /** id of what is said of the value. */
  describedBy?: string | undefined
}

/** The quantity of a line of a list, to be changed; 0 removes the line. An unclear one leaves the field empty, which then says what was written. */
export function AmountField({ line: { code, amount, unclear }, form, prefix = '', describedBy }: LineFieldProps) {
  const { t } = useLingui()
  const isOpen = unclear !== undefined
  const id = `unclear-${code}`
  return (
    <span className={styles.cell}>
      {/* What was written stays beside the line until there is a number. */}
      <input type="hidden" name={`${prefix}written`} value={unclear ?? ''} form={form} />
      <input
        type="number"
        name={`${prefix}amount`}
        form={form}
        min={0}
        max={mostPieces}
        step={1}
        inputMode="numeric"
        defaultValue={isOpen ? '' : amount}
        aria-label={t`Quantity of ${code}`}
        aria-invalid={isOpen || undefined}
        aria-describedby={isOpen ? id : describedBy}
        className={styles.amount}
      />
      {isOpen && (
        <span id={id} className={styles.wrong}>
          {unclear === '' ? t`How many?` : t`You wrote “${unclear}”. How many?`}
        </span>
      )}
    </span>
  )
}

/** The note on a line of a list, to be changed. */
export function NoteField({ line: { code, note }, form, prefix = '' }: LineFieldProps) {
  const { t } = useLingui()
  return (
    <input
      name={`${prefix}note`}
      form={form}
      defaultValue={note}
      autoComplete="off"
      aria-label={t`Note on ${code}`}
      className={styles.note}
    />
  )
}
