import { useLingui } from '@lingui/react/macro'
import { type SearchQuery, type SearchResults, searchQueryParameters } from 'component-schemas/search/search-results.ts'
import { useId } from 'react'
import { QueryForm } from '#site/page-kinds/parts/query-form/query-form.tsx'
import { NearestList } from '#site/page-kinds/search-page/nearest-list.tsx'
import { ResultCard } from '#site/page-kinds/search-page/result-card.tsx'
import { ResultList } from '#site/page-kinds/search-page/result-list.tsx'
import { SearchHints } from '#site/page-kinds/search-page/search-hints.tsx'
import { TryAgain } from '#site/page-kinds/search-page/try-again.tsx'
import type { LocaleCode } from '#site/routing/locales.ts'
import { hrefOfQuery } from '#site/routing/query/page-query.ts'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { TradeFrame } from '../parts/extranet-frame.tsx'
import type { TradePageProps } from '../parts/extranet-page-props.ts'
import { TradeSection } from '../parts/extranet-section.tsx'
import { AroundFiles } from '../parts/file-parts.tsx'
import { NothingYet } from '../parts/nothing-yet.tsx'
import styles from './extranet-search.module.css'
import { HitDetails, type HitDetailsProps } from './hit-details.tsx'

/** What a hit shows beside its words, by the uuid of its story; a hit without a row shows nothing more. */
export type DetailsOfHits = Readonly<Record<string, Omit<HitDetailsProps, 'locale' | 'form'>>>

export type ExtranetSearchProps = TradePageProps & {
  searchQuery: SearchQuery
  /** Path of this page: the form needs no script. */
  path: string
  /** Absent while nothing was typed. */
  results: { own: SearchResults; details: DetailsOfHits; catalogue: SearchResults } | undefined
  /** Address of the same list with one page more; absent when everything is shown. */
  moreHref: string | undefined
  /** The same search in the catalogue that everybody has. */
  catalogueHref: string
  market: string
  code: LocaleCode
}

/** Entries of the public catalogue below the results of the extranet. */
const mostOfCatalogue = 4

/** The search of the extranet: what is asked, what this customer may find, and what the catalogue has of it. */
export function ExtranetSearch(props: ExtranetSearchProps) {
  const { searchQuery, path, results, market, code } = props
  const { t } = useLingui()
  return (
    <TradeFrame {...props}>
      <TradeSection>
        <search className={styles.search}>
          <QueryForm
            id="extranet-words"
            action={path}
            words={searchQuery.words}
            label={t`Document, product or part number`}
            maxLength={80}
            suggestions={{ family: 'extranet', market, locale: code }}
            button={
              <>
                {t`Search`}
                <Icon name="arrow-right" />
              </>
            }
          />
        </search>
        {results && <OwnResults {...props} results={results.own} details={results.details} />}
      </TradeSection>
      {results?.catalogue.isAvailable && <InCatalogue {...props} results={results.catalogue} />}
    </TradeFrame>
  )
}

type OwnProps = Omit<ExtranetSearchProps, 'results'> & { results: SearchResults; details: DetailsOfHits }

function OwnResults({ results, details, searchQuery, path, moreHref, context }: OwnProps) {
  const { t } = useLingui()
  const { words } = searchQuery
  const form = useId()
  if (!results.isAvailable) {
    return (
      <div className={styles.notice}>
        <Heading level={2} size={2}>{t`The search does not answer at the moment`}</Heading>
        <p>{t`Everything can be reached by the menu. Please try again in a few minutes.`}</p>
        <TryAgain href={hrefOfQuery(path, searchQueryParameters(searchQuery))} />
      </div>
    )
  }
  const shown = Object.entries(details).map(([story, one]) => [
    story,
    <HitDetails key={story} {...one} locale={context.locale} form={form} />,
  ])
  const hasAny = Object.values(results.counts).some((count) => count > 0)
  if (!hasAny) {
    return (
      <div className={styles.notice}>
        <Heading level={2} size={2}>{t`Nothing found for “${words}”`}</Heading>
        <NearestList help={results.help} path={path} />
        <SearchHints />
        <NothingYet>{t`Nothing in the customer area has these words.`}</NothingYet>
      </div>
    )
  }
  return (
    <AroundFiles form={form} files={Object.values(details).flatMap(({ document }) => document?.files ?? [])}>
      <ResultList
        results={results}
        searchQuery={searchQuery}
        path={path}
        moreHref={moreHref}
        context={context}
        orders={['relevance']}
        details={Object.fromEntries(shown)}
      />
    </AroundFiles>
  )
}

type CatalogueProps = Omit<ExtranetSearchProps, 'results'> & { results: Extract<SearchResults, { isAvailable: true }> }

function InCatalogue({ results, catalogueHref }: CatalogueProps) {
  const { t } = useLingui()
  if (results.entries.length === 0) return undefined
  return (
    <TradeSection title={t`In the public catalogue`}>
      <ul className={styles.catalogue}>
        {results.entries.slice(0, mostOfCatalogue).map((entry) => (
          <li key={entry.id}>
            <ResultCard entry={entry} />
          </li>
        ))}
      </ul>
      {results.total > mostOfCatalogue && (
        <div>
          <ButtonLink to={{ href: catalogueHref }} look="secondary">
            {t`All results in the catalogue`}
          </ButtonLink>
        </div>
      )}
    </TradeSection>
  )
}
