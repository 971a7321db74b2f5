import type { TradeEntryCard } from 'component-schemas/cards/trade-cards.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import styles from './entry-list.module.css'

export type TradeEntriesProps = {
  entries: readonly TradeEntryCard[]
  /** Says how much an entry contains: `3 documents`. */
  countMessages: (count: number) => string
  /** Name of the list, for people who hear it. */
  label: string
}

/** Links one level down, each with a description of its content. Renders nothing without links. */
export function TradeEntries({ entries, countMessages, label }: TradeEntriesProps) {
  if (entries.length === 0) return undefined
  return (
    <nav aria-label={label}>
      <ul className={styles.entries}>
        {entries.map(({ uuid, title, teaser, href, count }) => (
          <li key={uuid}>
            <Link to={{ href }} className={styles.entry}>
              <span className={styles.title}>{title}</span>
              {teaser !== undefined && <span className={styles.teaser}>{teaser}</span>}
              <span className={styles.count}>{countMessages(count)}</span>
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
