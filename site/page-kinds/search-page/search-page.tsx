import { useLingui } from '@lingui/react/macro'
import type { CategoryCard } from 'component-schemas/cards/resolved-data.ts'
import { hasResults, type SearchQuery, type SearchResults } from 'component-schemas/search/search-results.ts'
import type { ReactNode } from 'react'
import { RenderBlocks } from '#site/blocks/render-blocks.tsx'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'
import { PageSection } from '#site/page-kinds/parts/page-section/page-section.tsx'
import { SearchForm } from '#site/page-kinds/parts/query-form/search-form.tsx'
import type { LocaleCode } from '#site/routing/locales.ts'
import { Badge } from '#site/ui/badge/badge.tsx'
import type { ComposedProps } from '../view-props.ts'
import styles from './result-list.module.css'
import { ResultList } from './result-list.tsx'
import { TypedField } from './typed-field.client.tsx'
import { TypedOutcome } from './typed-outcome.client.tsx'
import { TypedSearch } from './typed-search.client.tsx'
import { NoResults, SearchIsDown, WaysOn } from './ways-on.tsx'

export type SearchPageProps = ComposedProps & {
  /** Path of this page. */
  path: string
  /** Address of what the server answered, with everything that is chosen. */
  href: string
  searchQuery: SearchQuery
  /** Absent while nothing was typed. */
  results: SearchResults | undefined
  /** In a draft: uuids of the results that visitors do not find yet. */
  upcoming?: readonly string[] | undefined
  /** Address of the same list with one page more; absent when everything is shown. */
  moreHref: string | undefined
  categories: readonly CategoryCard[]
  contactHref: string
  /** Links to other ways to find products. */
  otherWays?: ReactNode
  market: string
  code: LocaleCode
}

/**
 * The search of the catalogue: all of its state is its address, so it reads the same without scripts. With them the list
 * follows the field. Not in the visual editor, where the address is the editor's.
 */
export function SearchPage(props: SearchPageProps) {
  const { page, body, path, searchQuery, market, code, otherWays, breadcrumbs, context } = props
  const ways = <CatalogueWays {...props} />
  const outcome = <Outcome {...props} ways={ways} />
  const { locale, labels } = context
  const rendered = (
    <>
      <PageHead breadcrumbs={breadcrumbs} title={page.title}>
        <SearchForm action={path} words={searchQuery.words} Field={TypedField} />
        {otherWays}
      </PageHead>
      <PageSection>
        <TypedOutcome path={path} market={market} locale={code} context={{ locale, labels }} ways={ways}>
          {props.upcoming ? <PreviewNote>{outcome}</PreviewNote> : outcome}
        </TypedOutcome>
      </PageSection>
      <RenderBlocks blocks={body} context={context} hasTitle />
    </>
  )
  if (context.isEditor) return rendered
  return <TypedSearch answered={{ words: searchQuery.words, path, href: props.href }}>{rendered}</TypedSearch>
}

function CatalogueWays({ categories, contactHref, context, results }: SearchPageProps) {
  const { t } = useLingui()
  const title = results ? t`The catalogue by category` : t`Or begin with a category`
  return <WaysOn title={title} categories={categories} contactHref={contactHref} locale={context.locale} />
}

/** The content below the field: one of four kinds. */
function Outcome(props: SearchPageProps & { ways: ReactNode }) {
  const { results, upcoming, searchQuery, path, href, moreHref, code, context, ways } = props
  if (!results) return ways
  if (!results.isAvailable) return <SearchIsDown href={href}>{ways}</SearchIsDown>
  const isNarrowed = Object.keys(searchQuery.facets).length > 0
  if (hasResults(results) || isNarrowed) {
    return (
      <ResultList
        results={results}
        searchQuery={searchQuery}
        path={path}
        moreHref={moreHref}
        context={context}
        countedIn={code}
        details={upcoming && upcomingMarks(upcoming)}
      />
    )
  }
  return (
    <NoResults words={searchQuery.words} help={results.help} path={path}>
      {ways}
    </NoResults>
  )
}

/** Says above the results of a draft, which are its children, where they come from. */
function PreviewNote({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className={styles.found}>
      <p className={styles.loose}>
        {t`Preview of the search: the results of the public index are shown as their pages will be, and pages that it does not know yet follow at the end.`}
      </p>
      {children}
    </div>
  )
}

/** Marks of results, by the uuids of their stories. */
function upcomingMarks(upcoming: readonly string[]): Readonly<Record<string, ReactNode>> {
  return Object.fromEntries(upcoming.map((uuid) => [uuid, <UpcomingMark key={uuid} />]))
}

function UpcomingMark() {
  const { t } = useLingui()
  return (
    <p>
      <Badge tone="brass">{t`Not yet public`}</Badge>
    </p>
  )
}
