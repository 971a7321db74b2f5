import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { JobCard as Job } from 'component-schemas/cards/place-cards.ts'
import type { Contract } from 'component-schemas/content-types/job/schema.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { Card } from '#site/ui/card/card.tsx'
import { Day } from '#site/ui/date/day.tsx'
import type { HeadingLevel } from '#site/ui/heading/heading.tsx'

/** What each kind of contract is called. */
export const contractLabels: Readonly<Record<Contract, MessageDescriptor>> = {
  permanent: msg`Permanent, full time`,
  'part-time': msg`Permanent, part time`,
  temporary: msg`For a limited time`,
  apprenticeship: msg`Apprenticeship`,
}

export type JobCardProps = { job: Job; level: HeadingLevel; context: BlockContext }

/** An offer in a list: the field, the work, where, how long, and until when one may apply. */
export function JobCard({ job, level, context }: JobCardProps) {
  const { t, i18n } = useLingui()
  const { title, teaser, area, place, countryName, contract, closes, href } = job
  const details = (
    <>
      <span>{`${place}, ${countryName}`}</span>
      <span>{i18n._(contractLabels[contract])}</span>
      {closes !== undefined && (
        <span>
          {t`Apply by`} <Day iso={closes} locale={context.locale} />
        </span>
      )}
    </>
  )
  return (
    <Card title={title} level={level} look="box" href={href} above={<span>{area}</span>} footer={details}>
      {teaser !== undefined && <p>{teaser}</p>}
    </Card>
  )
}
