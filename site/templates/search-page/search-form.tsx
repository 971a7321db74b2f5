import { useLingui } from '@lingui/react/macro'
import { Icon } from '#site/ui/icon/icon.tsx'
import styles from './search-form.module.css'

/** What is looked for. A new search looks everywhere: what narrowed the last one is not taken along. */
export function SearchForm({ action, words }: { action: string; words: string }) {
  const { t } = useLingui()
  return (
    <search aria-label={t`Search the catalogue`}>
      <form method="get" action={action} className={styles.form}>
        <label htmlFor="search-words" className={styles.label}>
          {t`Part number, product or document`}
        </label>
        <div className={styles.row}>
          <input
            id="search-words"
            name="q"
            type="search"
            defaultValue={words}
            maxLength={80}
            autoComplete="off"
            enterKeyHint="search"
            aria-describedby="search-help"
            className={styles.field}
          />
          <button type="submit" className={styles.submit}>
            <Icon name="search" />
            {t`Search`}
          </button>
        </div>
        <p id="search-help" className={styles.help}>
          {t`A number of ours or of another maker, with or without hyphens and spaces; a vehicle with its year; or a word.`}
        </p>
      </form>
    </search>
  )
}
