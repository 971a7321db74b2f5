import { useLingui } from '@lingui/react/macro'
import type { Job } from 'component-schemas/content-types/job/schema.ts'
import { type RenderableBlock, RenderBlocks } from '#site/blocks/render-blocks.tsx'
import { toPosition } from '#site/page-kinds/parts/choices/with-position.ts'
import { PageHead, PageTeaser } from '#site/page-kinds/parts/page-head/page-head.tsx'
import { PageSection } from '#site/page-kinds/parts/page-section/page-section.tsx'
import type { ViewProps } from '#site/page-kinds/view-props.ts'
import { Badge } from '#site/ui/badge/badge.tsx'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { Day } from '#site/ui/date/day.tsx'
import { type DefinitionRow, DefinitionTable } from '#site/ui/definition-table/definition-table.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import { Image } from '#site/ui/image/image.tsx'
import { contractLabels } from './job-card.tsx'
import styles from './job-detail.module.css'

export type JobDetailProps = ViewProps & {
  job: Pick<
    Job,
    | 'title'
    | 'teaser'
    | 'image'
    | 'brings'
    | 'gives'
    | 'contract'
    | 'weeklyHours'
    | 'place'
    | 'published'
    | 'closes'
    | 'apply'
  >
  /** In the reader's language. */
  areaName: string
  countryName: string
  /** Whether applications are read now. */
  isOpen: boolean
  body: readonly RenderableBlock[]
}

/** A job offer: the work, what it takes, what it gives, and how to apply while it is open. */
export function JobDetail(props: JobDetailProps) {
  const { t } = useLingui()
  const { job, isOpen, body, breadcrumbs, context } = props
  const { title, teaser, image } = job
  return (
    <article>
      <PageHead
        breadcrumbs={breadcrumbs}
        title={title}
        aside={image && <Image image={image} sizes="(min-width: 60rem) 32rem, 92vw" ratio={3 / 2} isPriority />}
      >
        {!isOpen && (
          <div className={styles.closed}>
            <Badge tone="warn" icon="clock">{t`Closed`}</Badge>
            <p>{t`This offer is closed. Applications are no longer read.`}</p>
          </div>
        )}
        {teaser !== undefined && <PageTeaser>{teaser}</PageTeaser>}
        <Apply job={job} isOpen={isOpen} />
      </PageHead>
      <PageSection layout="thirds" theme="surface" above="section-small" below="section-small">
        <DefinitionTable caption={t`At a glance`} rows={useDetails(props)} />
        <Points heading={t`What you bring`} points={job.brings} />
        <Points heading={t`What you get`} points={job.gives} />
      </PageSection>
      <RenderBlocks blocks={body} context={context} hasTitle />
    </article>
  )
}

function Apply({ job: { apply, title }, isOpen }: Pick<JobDetailProps, 'job' | 'isOpen'>) {
  const { t } = useLingui()
  if (!apply || !isOpen) return undefined
  return (
    <p>
      <ButtonLink to={toPosition(apply, title)} icon={apply.kind === 'email' ? 'mail' : 'arrow-right'}>
        {t`Apply for this job`}
      </ButtonLink>
    </p>
  )
}

function useDetails({ job, areaName, countryName, context: { locale } }: JobDetailProps): DefinitionRow[] {
  const { t, i18n } = useLingui()
  const { contract, weeklyHours, place, published, closes } = job
  const hours =
    weeklyHours === undefined
      ? []
      : [
          {
            term: t`Hours a week`,
            value: new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'short' }).format(
              weeklyHours,
            ),
          },
        ]
  const end = closes === undefined ? [] : [{ term: t`Apply by`, value: <Day iso={closes} locale={locale} /> }]
  return [
    { term: t`Field of work`, value: areaName },
    { term: t`Place`, value: `${place}, ${countryName}` },
    { term: t`Contract`, value: i18n._(contractLabels[contract]) },
    ...hours,
    { term: t`Published`, value: <Day iso={published} locale={locale} /> },
    ...end,
  ]
}

function Points({ heading, points }: { heading: string; points: readonly string[] }) {
  if (points.length === 0) return undefined
  return (
    <section>
      <Heading level={2} size={1}>
        {heading}
      </Heading>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}
