import { useLingui } from '@lingui/react/macro'
import type { SearchResults } from 'component-schemas/search/search-results.ts'
import { hrefOfQuery } from '#site/routing/query/page-query.ts'
import { Link } from '#site/ui/link/link.tsx'
import styles from './nearest-list.module.css'
import { ResultCard } from './result-card.tsx'

export type SearchHelp = Extract<SearchResults, { isAvailable: true }>['help']

/** What may have been meant: the words as the catalogue spells them, and part numbers that begin in the same way. */
export function NearestList({ help, path }: { help: SearchHelp; path: string }) {
  const { t } = useLingui()
  const { spelling, nearest = [] } = help ?? {}
  return (
    <>
      {spelling !== undefined && (
        <p>
          {t`Did you mean:`}{' '}
          <Link to={{ href: hrefOfQuery(path, { q: [spelling] }) }} className={styles.spelling}>
            {spelling}
          </Link>
        </p>
      )}
      {nearest.length > 0 && (
        <>
          <p>{t`These part numbers begin in the same way:`}</p>
          <ul className={styles.list}>
            {nearest.map((entry) => (
              <li key={entry.id}>
                <ResultCard entry={entry} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
