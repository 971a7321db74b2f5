import type { ReactNode } from 'react'
import styles from './words-form.module.css'

export type WordsFormProps = {
  /** Unique on the page. */
  id: string
  /** Path of the page that answers; the words are its `q`. The form needs no script. */
  action: string
  /** What was typed before. */
  words: string
  label: string
  /** Letters. */
  maxLength: number
  /** What the button says and shows. */
  button: ReactNode
  help?: string
}

/** One field of words and a button, as a search page has them. */
export function WordsForm({ id, action, words, label, maxLength, button, help }: WordsFormProps) {
  const helpId = `${id}-help`
  return (
    <form method="get" action={action} className={styles.form}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          name="q"
          type="search"
          defaultValue={words}
          maxLength={maxLength}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby={help === undefined ? undefined : helpId}
          className={styles.field}
        />
        <button type="submit" className={styles.submit}>
          {button}
        </button>
      </div>
      {help !== undefined && (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
    </form>
  )
}
