import { useLingui } from '@lingui/react/macro'
import {
  type ResultOrder,
  type SearchQuery,
  type SearchResults,
  searchQueryParameters,
} from 'component-schemas/search/search-results.ts'
import type { ReactNode } from 'react'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { FilteredList } from '#site/page-kinds/parts/listing/listing.tsx'
import { ActiveFilters } from '#site/page-kinds/parts/product-filters/active-filters.tsx'
import type { LocaleCode } from '#site/routing/locales.ts'
import { readingText, useMatchTexts } from '#site/search/match-texts.ts'
import { Heading } from '#site/ui/heading/heading.tsx'
import { LoadMore } from '#site/ui/loading/load-more.tsx'
import { CountedList } from './counted-list.client.tsx'
import { ResultCard } from './result-card.tsx'
import { ResultFilters } from './result-filters.tsx'
import styles from './result-list.module.css'
import { useResultsTitle } from './use-results-title.ts'

export type ResultListProps = {
  results: Extract<SearchResults, { isAvailable: true }>
  searchQuery: SearchQuery
  path: string
  moreHref: string | undefined
  context: BlockContext
  /** In which orders the list can be read; all when absent. */
  orders?: readonly ResultOrder[] | undefined
  /** Language in which what is opened is counted; absent where nothing is. */
  countedIn?: LocaleCode | undefined
  /** What is shown below the words of an entry, by the uuid of its story. */
  details?: Readonly<Record<string, ReactNode>> | undefined
}

/** How much was found, by what it can be narrowed, and the list. */
export function ResultList(props: ResultListProps) {
  const { results, searchQuery, path, moreHref, context, orders, countedIn, details } = props
  const { t } = useLingui()
  const texts = useMatchTexts()
  const { entries, total, isLoose, readAs, filters } = results
  const title = useResultsTitle(results, searchQuery.words)
  const { locale } = context
  const aboutFilters = { filters, address: { path, query: searchQueryParameters(searchQuery) }, anchor, context }
  return (
    <div className={styles.found} id={anchor}>
      <Heading level={2} size={2}>
        {title}
      </Heading>
      {readAs !== undefined && <p className={styles.loose}>{readingText(searchQuery.words, readAs, texts)}</p>}
      {isLoose && <p className={styles.loose}>{t`Nothing has all of these words. What follows has some of them.`}</p>}
      <ResultFilters results={results} searchQuery={searchQuery} path={path} locale={locale} orders={orders} />
      <FilteredList {...aboutFilters} words={{ label: t`Filter the results`, button: t`Show results` }}>
        <ActiveFilters {...aboutFilters} />
        <Entries results={results} countedIn={countedIn} details={details} />
        <LoadMore
          shown={entries.length}
          total={total}
          progress={(shownText, totalText) => t`${shownText} of ${totalText} results`}
          locale={locale}
          href={moreHref && `${moreHref}#${anchorOf(entries.length)}`}
          label={t`Show more`}
        />
      </FilteredList>
    </div>
  )
}

const anchor = 'list'

type EntriesProps = Pick<ResultListProps, 'results' | 'countedIn' | 'details'>

function Entries({ results: { entries, named }, countedIn, details }: EntriesProps) {
  const items = entries.map((entry, index) => (
    <li key={entry.id} id={anchorOf(index)}>
      <ResultCard entry={entry}>{details?.[entry.story]}</ResultCard>
    </li>
  ))
  if (!named || !countedIn) return <ul className={styles.list}>{items}</ul>
  const records = entries.map(({ id }) => id)
  return (
    <CountedList response={named} locale={countedIn} records={records} className={styles.list}>
      {items}
    </CountedList>
  )
}

/** "Show more" leads to the first entry it adds, so that readers keep their place. */
function anchorOf(index: number): string {
  return `result-${index + 1}`
}
