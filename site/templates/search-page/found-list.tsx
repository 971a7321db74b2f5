import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { FoundAnswer, FoundOrder, FoundQuestion } from 'component-schemas/search/found-answer.ts'
import { Heading } from '#site/ui/heading/heading.tsx'
import { LoadMore } from '#site/ui/load-more/load-more.tsx'
import { FoundCard } from './found-card.tsx'
import { FoundChoices } from './found-choices.tsx'
import styles from './found-list.module.css'

export type FoundListProps = {
  found: Extract<FoundAnswer, { isAvailable: true }>
  question: FoundQuestion
  path: string
  moreHref: string | undefined
  /** BCP 47 tag: numbers follow it. */
  locale: string
  /** In which orders the list can be read; all when absent. */
  orders?: readonly FoundOrder[] | undefined
}

/** How much was found, by what it can be narrowed, and the list. */
export function FoundList({ found, question, path, moreHref, locale, orders }: FoundListProps) {
  const { t } = useLingui()
  const { entries, total, isLoose } = found
  const { words } = question
  // A finished sentence, not a component of the message: that would read markup in the words as markup.
  const said = t`${plural(total, {
    0: `Nothing of this kind for “${words}”`,
    one: `# result for “${words}”`,
    other: `# results for “${words}”`,
  })}`
  return (
    <div className={styles.found} id="list">
      <Heading level={2} size={2}>
        {said}
      </Heading>
      {isLoose && <p className={styles.loose}>{t`Nothing has all of these words. What follows has some of them.`}</p>}
      <FoundChoices found={found} question={question} path={path} locale={locale} orders={orders} />
      <ul className={styles.list}>
        {entries.map((entry, index) => (
          <li key={entry.id} id={anchorOf(index)}>
            <FoundCard entry={entry} />
          </li>
        ))}
      </ul>
      <More shown={entries.length} total={total} moreHref={moreHref} locale={locale} />
    </div>
  )
}

type MoreProps = { shown: number; total: number; moreHref: string | undefined; locale: string }

function More({ shown, total, moreHref, locale }: MoreProps) {
  const { t } = useLingui()
  if (moreHref === undefined) return undefined
  const number = new Intl.NumberFormat(locale)
  const shownText = number.format(shown)
  const totalText = number.format(total)
  return (
    <LoadMore
      progress={t`${shownText} of ${totalText} results`}
      shown={shown}
      total={total}
      href={`${moreHref}#${anchorOf(shown)}`}
      label={t`Show more`}
    />
  )
}

/** "Show more" leads to the first entry it adds, so that readers keep their place. */
function anchorOf(index: number): string {
  return `result-${index + 1}`
}
