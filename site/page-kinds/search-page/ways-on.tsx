import { useLingui } from '@lingui/react/macro'
import type { CategoryCard } from 'component-schemas/cards/resolved-data.ts'
import type { ReactNode } from 'react'
import { CategoryLinks } from '#site/page-kinds/parts/category-links/category-links.tsx'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import { NearestList, type SearchHelp } from './nearest-list.tsx'
import { SearchHints } from './search-hints.tsx'
import { TryAgain } from './try-again.tsx'
import styles from './ways-on.module.css'

type Ways = {
  categories: readonly CategoryCard[]
  contactHref: string
  /** BCP 47 tag: numbers follow it. */
  locale: string
}

/** The catalogue without its search: by category, and by asking. */
export function WaysOn({ title, categories, contactHref, locale }: Ways & { title: string }) {
  const { t } = useLingui()
  return (
    <div className={styles.ways}>
      <Heading level={2} size={2}>
        {title}
      </Heading>
      <CategoryLinks categories={categories} locale={locale} />
      <ButtonLink to={{ href: contactHref }} look="secondary">
        {t`Ask the workshop`}
      </ButtonLink>
    </div>
  )
}

/** The search does not answer; everything else does. `href` is the same search once more, `children` are the other ways. */
export function SearchIsDown({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useLingui()
  return (
    <>
      <div className={styles.notice}>
        <Heading level={2} size={2}>{t`The search does not answer at the moment`}</Heading>
        <p>{t`The catalogue itself is complete. Please try again in a few minutes, or go by category.`}</p>
        <TryAgain href={href} />
      </div>
      {children}
    </>
  )
}

type NothingProps = { words: string; help: SearchHelp; path: string; children: ReactNode }

/** Nothing was found: what may have been meant, what comes near, what usually helps, and as `children` the other ways. */
export function NoResults({ words, help, path, children }: NothingProps) {
  const { t } = useLingui()
  return (
    <>
      <div className={styles.notice}>
        <Heading level={2} size={2}>{t`Nothing found for “${words}”`}</Heading>
        <NearestList help={help} path={path} />
        <SearchHints />
      </div>
      {children}
    </>
  )
}
