import type { IndexFamily } from 'component-schemas/search/index-names.ts'
import type { ReactNode } from 'react'
import type { LocaleCode } from '#site/routing/locales.ts'
import { useBoxTexts } from '#site/search/box-texts.ts'
import { SearchBox } from '#site/search/search-box.client.tsx'
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
  /** Where what is suggested while somebody types is looked for. */
  suggestions: { family: IndexFamily; market: string; locale: LocaleCode }
}

/** One field of words and a button, as a search page has them. */
export function WordsForm({ id, action, words, label, maxLength, button, help, suggestions }: WordsFormProps) {
  const texts = useBoxTexts()
  const helpId = `${id}-help`
  return (
    <form method="get" action={action} className={styles.form}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        {/* Another search begins with its own words. */}
        <SearchBox
          key={words}
          id={id}
          label={label}
          action={action}
          words={words}
          maxLength={maxLength}
          describedBy={help === undefined ? undefined : helpId}
          className={styles.field}
          texts={texts}
          {...suggestions}
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
