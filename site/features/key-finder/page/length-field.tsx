import { useLingui } from '@lingui/react/macro'
import { formatMeasure } from '#site/blocks/product-details/format-measure.ts'
import { longestLength } from '../finding/finder-choice.ts'
import styles from './key-finder.module.css'

export type LengthFieldProps = {
  name: string
  label: string
  help: string
  value: number | undefined
  /** Millimetres that it can have. */
  range: { least: number; most: number }
  /** What was typed and is no such length: it stays in the field, with a sentence. */
  unread?: string | undefined
  /** BCP 47 tag: a number is written as its readers write it. */
  locale: string
}

/** A length in millimetres as it is read from a ruler or a caliper, with a comma or a point. */
export function LengthField({ name, label, help, value, range: { least, most }, unread, locale }: LengthFieldProps) {
  const { t } = useLingui()
  const example = new Intl.NumberFormat(locale).format(least + 0.5)
  const unit = formatMeasure(0, 'mm', locale).replace(/[\d\s]/gu, '')
  return (
    <div className={styles.length}>
      <label htmlFor={name}>{label}</label>
      <span className={styles.measure}>
        <input
          id={name}
          name={name}
          type="text"
          inputMode="decimal"
          maxLength={longestLength}
          autoComplete="off"
          defaultValue={value === undefined ? unread : new Intl.NumberFormat(locale).format(value)}
          aria-invalid={unread !== undefined || undefined}
          aria-describedby={`${name}-help`}
        />
        <span>{unit}</span>
      </span>
      <span id={`${name}-help`} className={styles.help}>
        {help}
        {unread !== undefined && (
          <strong className={styles.unread}>
            {t`“${unread}” is no length between ${least} and ${most} mm. Write a number such as ${example}, or inches such as 1.18 in.`}
          </strong>
        )}
      </span>
    </div>
  )
}
