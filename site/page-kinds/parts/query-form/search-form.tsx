import { useLingui } from '@lingui/react/macro'
import { Icon } from '#site/ui/icon/icon.tsx'
import { QueryForm, type QueryFormProps, type QueryHelp } from './query-form.tsx'
import styles from './search-form.module.css'

export type SearchFormProps = Pick<QueryFormProps, 'action' | 'words'> & QueryHelp

/** The field of the search. A new search looks everywhere: filters of the last one are not taken along. */
export function SearchForm(props: SearchFormProps) {
  const { t } = useLingui()
  return (
    <search aria-label={t`Search the catalogue`} className={styles.search}>
      <QueryForm
        {...props}
        id="search-words"
        label={t`Part number, product or document`}
        maxLength={80}
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
