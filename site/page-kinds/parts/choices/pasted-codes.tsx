import choices from './choices.module.css'
import styles from './pasted-codes.module.css'

export type PastedCodesProps = {
  label: string
  help: string
  rows: number
  /** What was sent before. */
  text?: string | undefined
}

/** A field for many codes, as a table or a mail has them. */
export function PastedCodes({ label, help, rows, text }: PastedCodesProps) {
  return (
    <>
      <label htmlFor="codes-text" className={choices.label}>
        {label}
      </label>
      <textarea
        id="codes-text"
        name="text"
        rows={rows}
        defaultValue={text}
        key={text}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-describedby="codes-help"
        className={styles.text}
        placeholder={'NOR-1R\n20 x LIN-12DP'}
      />
      <p id="codes-help" className={choices.help}>
        {help}
      </p>
    </>
  )
}
