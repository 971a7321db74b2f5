import { useLingui } from '@lingui/react/macro'
import type { BulletinCard as Bulletin } from 'component-schemas/resource-cards.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { Day } from '#site/ui/date/day.tsx'
import { Heading, type HeadingLevel } from '#site/ui/heading/heading.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { PartNumber } from '#site/ui/part-number/part-number.tsx'
import styles from './bulletin-card.module.css'
import { bulletinKindLabels } from './bulletin-kind-labels.ts'

export type BulletinCardProps = { bulletin: Bulletin; level: HeadingLevel; context: BlockContext }

/** A bulletin among others: number, kind and day, then what it says. The whole card leads to it. */
export function BulletinCard({ bulletin, level, context }: BulletinCardProps) {
  const { i18n } = useLingui()
  const { number, kind, date, title, teaser, href } = bulletin
  return (
    <article className={styles.card}>
      <p className={styles.above}>
        <PartNumber code={number} />
        <span className={styles.kind}>{i18n._(bulletinKindLabels[kind])}</span>
        <Day iso={date} locale={context.locale} />
      </p>
      <Heading level={level} size={1}>
        {href === undefined ? (
          title
        ) : (
          <Link to={{ href }} className={styles.link}>
            {title}
          </Link>
        )}
      </Heading>
      {teaser !== undefined && <p className={styles.teaser}>{teaser}</p>}
    </article>
  )
}
