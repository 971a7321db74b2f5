import styles from './choices.module.css'

export type CodeFieldProps = {
  /** Path of the page that answers. */
  action: string
  /** Name of the field. */
  name: string
  /** What the address has already; empty values are left out. */
  given: Readonly<Record<string, string>>
  label: string
  button: string
  help: string
}

/** One field for codes, as a plain form. */
export function CodeField({ action, name, given, label, button, help }: CodeFieldProps) {
  const id = `add-${name}`
  return (
    <form method="get" action={action} className={styles.form}>
      {Object.entries(given).map(
        ([one, value]) => value !== '' && <input key={one} type="hidden" name={one} value={value} />,
      )}
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          name={name}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={`${id}-help`}
          className={styles.field}
        />
        <button type="submit" className={styles.submit}>
          {button}
        </button>
      </div>
      <p id={`${id}-help`} className={styles.help}>
        {help}
      </p>
    </form>
  )
}
