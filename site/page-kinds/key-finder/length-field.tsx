import { formatMeasure } from '#site/blocks/product-details/format-measure.ts'
import styles from './key-finder.module.css'

export type LengthFieldProps = {
  name: string
  label: string
  help: string
  value: number | undefined
  /** BCP 47 tag: a number is written as its readers write it. */
  locale: string
}

/** A length in millimetres as it is read from a ruler or a caliper, with a comma or a point. */
export function LengthField({ name, label, help, value, locale }: LengthFieldProps) {
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
          pattern="\s*\d{1,3}([.,]\d{1,2})?\s*"
          maxLength={9}
          autoComplete="off"
          defaultValue={value === undefined ? undefined : new Intl.NumberFormat(locale).format(value)}
          aria-describedby={`${name}-help`}
        />
        <span>{unit}</span>
      </span>
      <span id={`${name}-help`} className={styles.help}>
        {help}
      </span>
    </div>
  )
}
