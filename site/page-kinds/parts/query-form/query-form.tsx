import type { IndexFamily } from 'component-schemas/search/index-names.ts'
import type { ComponentType, ReactNode } from 'react'
import type { LocaleCode } from '#site/routing/locales.ts'
import type { PageQuery } from '#site/routing/query/page-query.ts'
import { useBoxTexts } from '#site/search/field/field-labels.ts'
import { SearchBox } from '#site/search/field/search-box.client.tsx'
import styles from './query-form.module.css'

/** What the form knows about its field. */
export type QueryField = {
  id: string
  words: string
  /** Letters. */
  maxLength: number
  /** id of what explains the field. */
  describedBy: string | undefined
  className: string | undefined
}

export type QueryFormProps = {
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
  /** What the address chooses besides the words, which a new search keeps. */
  kept?: PageQuery
  help?: string
} & QueryHelp

/** Where suggestions for the typed text come from, or a field that needs none. */
export type QueryHelp =
  | { suggestions: { family: IndexFamily; market: string; locale: LocaleCode } }
  | { Field: ComponentType<QueryField> }

/** One field of words and a button, as a search page has them. */
export function QueryForm(props: QueryFormProps) {
  const { id, action, words, label, maxLength, button, kept = {}, help } = props
  const texts = useBoxTexts()
  const helpId = `${id}-help`
  const describedBy = help === undefined ? undefined : helpId
  const field = { id, words, maxLength, describedBy, className: styles.field }
  return (
    <form method="get" action={action} className={styles.form}>
      {Object.entries(kept).flatMap(([name, values]) =>
        values.map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
      )}
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        {'Field' in props ? (
          <props.Field {...field} />
        ) : (
          // Another search begins with its own words.
          <SearchBox key={words} {...field} {...props.suggestions} label={label} action={action} texts={texts} />
        )}
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
