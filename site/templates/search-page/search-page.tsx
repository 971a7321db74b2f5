import { useLingui } from '@lingui/react/macro'
import type { CategoryCard } from 'component-schemas/fillings.ts'
import type { FoundAnswer, FoundQuestion } from 'component-schemas/search/found-answer.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { type DrawableBlock, RenderBlocks } from '#site/blocks/render-blocks.tsx'
import type { LocaleCode } from '#site/routing/locales.ts'
import { PageHead } from '#site/templates/page-head/page-head.tsx'
import type { Crumb } from '#site/ui/breadcrumb/breadcrumb.tsx'
import { FoundList } from './found-list.tsx'
import { SearchForm } from './search-form.tsx'
import styles from './search-page.module.css'
import { NothingFound, SearchIsDown, WaysOn } from './ways-on.tsx'

export type SearchPageProps = {
  page: { title: string }
  /** What the editor put below the search. */
  body: readonly DrawableBlock[]
  /** Path of this page. */
  path: string
  question: FoundQuestion
  /** Absent while nothing was typed. */
  found: FoundAnswer | undefined
  /** Address of the same list with one page more; absent when everything is shown. */
  moreHref: string | undefined
  categories: readonly CategoryCard[]
  contactHref: string
  market: string
  code: LocaleCode
  breadcrumbs: readonly Crumb[]
  context: BlockContext
}

/** The search of the catalogue: all of its state is its address, so it reads the same without scripts. */
export function SearchPage(props: SearchPageProps) {
  const { page, body, path, question, market, code, breadcrumbs, context } = props
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} title={page.title}>
        <SearchForm action={path} words={question.words} market={market} locale={code} />
      </PageHead>
      <div className={styles.section}>
        <div className={styles.inner}>
          <Outcome {...props} />
        </div>
      </div>
      <RenderBlocks blocks={body} context={context} hasTitle />
    </>
  )
}

/** What there is to show: one of four. */
function Outcome({ found, question, path, moreHref, categories, contactHref, context }: SearchPageProps) {
  const { t } = useLingui()
  const ways = { categories, contactHref, locale: context.locale }
  if (!found) return <WaysOn {...ways} title={t`Or begin with a category`} />
  if (!found.isAvailable) return <SearchIsDown {...ways} />
  const all = Object.values(found.counts).reduce((sum, count) => sum + count, 0)
  if (all === 0) return <NothingFound {...ways} words={question.words} help={found.help} path={path} />
  return <FoundList found={found} question={question} path={path} moreHref={moreHref} locale={context.locale} />
}
