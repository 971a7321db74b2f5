import { useLingui } from '@lingui/react/macro'
import { QueryForm } from '#site/page-kinds/parts/query-form/query-form.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import styles from './search-form.module.css'
import { TypedField } from './typed-field.client.tsx'

export type SearchFormProps = { action: string; words: string }

/** What is looked for. A new search looks everywhere: what narrowed the last one is not taken along. */
export function SearchForm({ action, words }: SearchFormProps) {
  const { t } = useLingui()
  return (
    <search aria-label={t`Search the catalogue`} className={styles.search}>
      <QueryForm
        id="search-words"
        action={action}
        words={words}
        label={t`Part number, product or document`}
        maxLength={80}
        Field={TypedField}
        button={
          <>
            <Icon name="search" />
            {t`Search`}
          </>
        }
        help={t`A number of ours or of another maker, with or without hyphens and spaces; a vehicle with its year; or a word.`}
      />
    </search>
  )
}
