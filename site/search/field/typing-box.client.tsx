import { type IndexFamily, indexName } from 'component-schemas/search/index-names.ts'
import type { SearchHit } from 'component-schemas/search/search-results.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type SessionEvent, sessionChannel } from '#site/browser/account/session-channel.ts'
import { marketFor, markets } from '#site/routing/markets.ts'
import { hrefOfQuery } from '#site/routing/query/page-query.ts'
import { Badge } from '#site/ui/badge/badge.tsx'
import { Image } from '#site/ui/image/image.tsx'
import { MarkedText } from '#site/ui/marked-text/marked-text.tsx'
import { SuggestionField, type SuggestionGroup } from '#site/ui/suggestion-field/suggestion-field.client.tsx'
import { type MatchTexts, matchText, readingText } from '../match-texts.ts'
import { typedMark } from '../typed-mark.ts'
import { type BrowserSearch, browserSearch } from './browser-search.client.ts'
import type { OpenedHit } from './report-opened.client.ts'
import type { TypingBoxProps } from './search-box-props.ts'
import { type Suggestions, suggest } from './suggest.ts'
import styles from './suggested-entry.module.css'
import { type Latest, useLatest } from './use-latest.client.ts'

/** Debounce of the queries in milliseconds. */
const pauseMs = 60

/** The search field with suggestions. */
export function TypingBox(props: TypingBoxProps) {
  const { family, market, locale, texts } = props
  const [words, setWords] = useState(props.words)
  const search = useSearch(family, locale)
  const responseTo = useCallback(
    (typed: string) =>
      suggest(
        { words: typed, family, siteContext: { market: marketFor(market) ?? markets.base, locale } },
        search.search,
      ),
    [family, market, locale, search],
  )
  const latest = useLatest(words.trim(), responseTo, pauseMs)
  const groups = useMemo(() => groupsOf(latest, props), [latest, props])
  const notes = { idle: texts.asking, asking: texts.asking, answered: texts.none, failed: texts.failed }
  const countOpened = (id: string) => {
    const hit = hitOf(id, latest.response, indexName(family, locale))
    if (hit) search.opened(hit)
  }
  return (
    <SuggestionField
      {...props}
      words={words}
      onWords={setWords}
      groups={groups}
      onOpen={countOpened}
      note={notes[latest.state]}
    />
  )
}

/** The search of this page; the cache of a customer's search is cleared as soon as a logout starts in this browser. */
function useSearch(family: IndexFamily, locale: string): BrowserSearch {
  const [search] = useState(() => browserSearch(family, locale))
  useEffect(() => {
    if (family === 'public') return
    const channel = new BroadcastChannel(sessionChannel)
    channel.addEventListener('message', ({ data }: MessageEvent<SessionEvent>) => {
      if (data === 'leaving') search.forget()
    })
    return () => channel.close()
  }, [family, search])
  return search
}

/** What is shown: the groups, and the way to everything. Without a response there is nothing to choose. */
function groupsOf({ response, words }: Latest<Suggestions>, { texts, action }: TypingBoxProps): SuggestionGroup[] {
  if (!response || response.groups.length === 0) return []
  const { readAs } = response
  const reading = readAs === undefined ? [] : [readingText(words, readAs, texts.matches)]
  const groups = response.groups.map(({ name, entries }, place) => ({
    id: name,
    title: [...(place === 0 ? reading : []), texts.groups[name]].join(' '),
    items: entries.map((entry) => ({
      id: idOf(name, entry.id),
      href: entry.href,
      words: wordsOf(entry),
      content: <SuggestedEntry entry={entry} texts={texts} />,
    })),
  }))
  const all = texts.all.replace(typedMark, words)
  const everything = { id: 'all', href: hrefOfQuery(action, { q: [words] }), words: all, content: all }
  return [...groups, { id: 'everything', title: '', items: [everything] }]
}

function idOf(group: string, entry: string): string {
  return `${group} ${entry}`
}

/** The suggestion of an id, as it is counted; undefined for the way to everything, and where responses have no id. */
function hitOf(id: string, response: Suggestions | undefined, index: string): OpenedHit | undefined {
  for (const { name, entries, queryID } of response?.groups ?? []) {
    const place = entries.findIndex((entry) => idOf(name, entry.id) === id)
    if (place >= 0 && queryID !== undefined) {
      return { index, objectID: entries[place]?.id ?? '', position: place + 1, queryID, shownAs: 'suggestion' }
    }
  }
  return undefined
}

function wordsOf({ code = [], name }: SearchHit): string {
  return [...code, { text: ' ' }, ...name]
    .map(({ text }) => text)
    .join('')
    .trim()
}

/** One hit as a line: a product with its image and number, the rest by name; and what matches. */
function SuggestedEntry({ entry, texts }: { entry: SearchHit; texts: { superseded: string; matches: MatchTexts } }) {
  const { group, code, name, heading, image, match } = entry
  const isPictured = group === 'products' || group === 'trade-products'
  return (
    <span className={styles.entry}>
      {isPictured && (
        <span className={styles.picture}>
          {image && <Image image={{ src: image.src, alt: '' }} sizes="2.25rem" widest={96} />}
        </span>
      )}
      <span className={styles.words}>
        {code && (
          <>
            <code className={styles.code} translate="no">
              <MarkedText parts={code} />
            </code>{' '}
          </>
        )}
        <span className={styles.name}>
          <MarkedText parts={name} />
        </span>
        {entry.isSuperseded && (
          <>
            {' '}
            <Badge tone="warn">{texts.superseded}</Badge>
          </>
        )}
        {/* The entry's own number is in front. */}
        {match && match.kind !== 'code' && (
          <>
            {' '}
            <span className={styles.heading}>{matchText(match, texts.matches)}</span>
          </>
        )}
        {heading && (
          <>
            {' '}
            <span className={styles.heading}>
              <MarkedText parts={heading} />
            </span>
          </>
        )}
      </span>
    </span>
  )
}
