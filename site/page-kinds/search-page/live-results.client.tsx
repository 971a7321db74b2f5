'use client'

import { I18nProvider } from '@lingui/react'
import { hasResults, plainSearchQuery, type SearchResults } from 'component-schemas/search/search-results.ts'
import { type ReactNode, useCallback, useEffect, useMemo } from 'react'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { useMessages } from '#site/messages/use-messages.client.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import { marketFor, markets } from '#site/routing/markets.ts'
import { hrefOfQuery } from '#site/routing/query/page-query.ts'
import { cachedSearch } from '#site/search/field/cached-search.client.ts'
import { type Latest, useLatest } from '#site/search/field/use-latest.client.ts'
import { findWithHelp } from '#site/search/find-with-help.ts'
import styles from './live-results.module.css'
import { ResultList } from './result-list.tsx'
import { useResultsTitle } from './use-results-title.ts'
import { NoResults, SearchIsDown } from './ways-on.tsx'

type Found = Extract<SearchResults, { isAvailable: true }>

export type LiveResultsProps = {
  /** What is typed, trimmed. */
  words: string
  /** Path of the search page. */
  path: string
  market: string
  locale: LocaleCode
  context: Pick<BlockContext, 'locale' | 'labels'>
  /** The page without its search, rendered by the server. */
  ways: ReactNode
  /** Receives a summary of the results, for screen readers. */
  onSaid: (said: string) => void
  /** Stays until the first answer is there. */
  children: ReactNode
}

/** Milliseconds without a key stroke before the service is asked, and before what it found is said. */
const pauseMs = 80
const quietMs = 700

/** The results for the typed text, rendered like those of the server. */
export function LiveResults(props: LiveResultsProps) {
  const { words, path, market, locale, ways, children } = props
  const i18n = useMessages(locale)
  const answerTo = useCallback(
    (typed: string) => {
      const siteContext = { market: marketFor(market) ?? markets.base, locale }
      const question = { ...plainSearchQuery(typed), family: 'public', siteContext, pageNumber: 1 } as const
      const find = () => findWithHelp(question, cachedSearch(locale).search)
      // One answer that came too late is no outage.
      return find().catch(find)
    },
    [market, locale],
  )
  const latest = useLatest(words, answerTo, pauseMs)
  if (words === '') return ways
  if (!i18n || (!latest.response && latest.state !== 'failed')) return <Waiting>{children}</Waiting>
  return (
    <I18nProvider i18n={i18n}>
      {latest.response ? (
        <Answer {...props} latest={latest} results={latest.response} />
      ) : (
        <SearchIsDown href={hrefOfQuery(path, { q: [words] })}>{ways}</SearchIsDown>
      )}
    </I18nProvider>
  )
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <div aria-busy="true" className={styles.waiting}>
      {children}
    </div>
  )
}

type AnswerProps = LiveResultsProps & { latest: Latest<Found>; results: Found }

function Answer({ latest, results, path, ways, onSaid, context, locale }: AnswerProps) {
  const { words, state } = latest
  const shown = useMemo(() => ({ ...context, isEditor: false }), [context])
  useSaid(useResultsTitle(results, words), onSaid)
  const rendered = hasResults(results) ? (
    <ResultList
      results={results}
      searchQuery={plainSearchQuery(words)}
      path={path}
      moreHref={results.hasMore ? hrefOfQuery(path, { q: [words] }, 2) : undefined}
      context={shown}
      countedIn={locale}
    />
  ) : (
    <NoResults words={words} help={results.help} path={path}>
      {ways}
    </NoResults>
  )
  return state === 'asking' ? <Waiting>{rendered}</Waiting> : <div>{rendered}</div>
}

/** Announcing waits for a pause, so that it interrupts no word. */
function useSaid(said: string, onSaid: (said: string) => void): void {
  useEffect(() => {
    const timer = setTimeout(() => onSaid(said), quietMs)
    return () => clearTimeout(timer)
  }, [said, onSaid])
}
