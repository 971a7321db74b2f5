import { useLingui } from '@lingui/react/macro'
import type { JobCard as Job } from 'component-schemas/place-cards.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { Day } from '#site/ui/date/day.tsx'
import { Heading, type HeadingLevel } from '#site/ui/heading/heading.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { contractLabels } from './contract-labels.ts'
import styles from './job-card.module.css'

export type JobCardProps = { job: Job; level: HeadingLevel; context: BlockContext }

/** An offer in a list: the field, the work, where, how long, and until when one may apply. */
export function JobCard({ job, level, context }: JobCardProps) {
  const { t, i18n } = useLingui()
  const { title, teaser, area, place, countryName, contract, closes, href } = job
  return (
    <article className={styles.card}>
      <p className={styles.area}>{area}</p>
      <Heading level={level} size={1}>
        {href === undefined ? (
          title
        ) : (
          <Link to={{ href }} className={styles.link}>
            {title}
          </Link>
        )}
      </Heading>
      {teaser !== undefined && <p>{teaser}</p>}
      <p className={styles.facts}>
        <span>{`${place}, ${countryName}`}</span>
        <span>{i18n._(contractLabels[contract])}</span>
        {closes !== undefined && (
          <span>
            {t`Apply by`} <Day iso={closes} locale={context.locale} />
          </span>
        )}
      </p>
    </article>
  )
}
