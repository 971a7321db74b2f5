import { useLingui } from '@lingui/react/macro'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { entryLabel } from '#site/blocks/product-details/entry-label.ts'
import { RenderBlocks } from '#site/blocks/render-blocks.tsx'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'
import { PageSection } from '#site/page-kinds/parts/page-section/page-section.tsx'
import type { ComposedProps } from '#site/page-kinds/view-props.ts'
import { hrefOfQuery } from '#site/routing/query/page-query.ts'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import type { Finding } from '../finding/finding.ts'
import { CandidateList } from './candidate-list.tsx'
import styles from './key-finder.module.css'
import { KindChoice } from './kind-choice.tsx'
import { MeasureForm } from './measure-form.tsx'
import { VehicleBlanks } from './vehicle-blanks.tsx'
import { VehicleForm } from './vehicle-form.tsx'

export type KeyFinderProps = ComposedProps & {
  finding: Finding
  /** Path of this page: every choice is a query of it. */
  path: string
  productsPath: string
  contactHref: string
}

/**
 * Leads from a key in the hand, or from a vehicle, to its blank in three steps. All state is the address, so it needs no script. It names
 * blanks and never a cut.
 */
export function KeyFinder(props: KeyFinderProps) {
  const { page, body, finding, path, breadcrumbs, context } = props
  const { t } = useLingui()
  const again = finding.by !== 'nothing' && (
    <ButtonLink to={{ href: path }} look="quiet" icon="arrow-left">
      {finding.by === 'key' ? t`Another kind of key` : t`Another vehicle`}
    </ButtonLink>
  )
  return (
    <>
      <PageHead
        breadcrumbs={breadcrumbs}
        title={page.title}
        kind={subjectOf(finding, context)}
        teaser={
          finding.by === 'nothing'
            ? t`From the key in your hand, or from the vehicle, to the blank. The finder names blanks, never a cut.`
            : undefined
        }
      >
        {again}
      </PageHead>
      <Step {...props} />
      <RenderBlocks blocks={body} context={context} hasTitle />
    </>
  )
}

/** The kind of key or the vehicle that is chosen. */
function subjectOf(finding: Finding, context: BlockContext): string | undefined {
  if (finding.by === 'key') return entryLabel('key_type', finding.keyType, context)
  if (finding.by === 'nothing') return undefined
  return [entryLabel('vehicle_make', finding.make, context), finding.model, finding.year].filter(Boolean).join(' ')
}

function Step(props: KeyFinderProps) {
  const { finding, path, context } = props
  if (finding.by === 'key') return <KeyStep {...props} finding={finding} />
  if (finding.by === 'vehicle') {
    return (
      <PageSection between="space-3" id="blanks">
        <VehicleForm path={path} vehicle={finding} models={finding.models} context={context} />
        <VehicleBlanks finding={finding} context={context} />
      </PageSection>
    )
  }
  return <StartStep {...props} finding={finding} />
}

type StepProps<By extends Finding['by']> = KeyFinderProps & { finding: Extract<Finding, { by: By }> }

function StartStep({ finding, path, context }: StepProps<'nothing'>) {
  const { t } = useLingui()
  if (finding.keyTypes.length === 0) {
    return (
      <PageSection>
        <p>{t`There are no key blanks in the catalogue yet.`}</p>
      </PageSection>
    )
  }
  return (
    <>
      <PageSection between="space-3">
        <Heading level={2} size={2}>{t`What kind of key is it?`}</Heading>
        <KindChoice keyTypes={finding.keyTypes} path={path} context={context} />
      </PageSection>
      {finding.makes.length > 0 && (
        <PageSection theme="surface" above="section-small" between="space-3">
          <Heading level={2} size={2}>{t`Or begin with the vehicle`}</Heading>
          <VehicleForm path={path} makes={finding.makes} context={context} />
        </PageSection>
      )}
    </>
  )
}

function KeyStep({ finding, path, productsPath, contactHref, context }: StepProps<'key'>) {
  const { t } = useLingui()
  const all = hrefOfQuery(productsPath, { kind: ['key_blank'], 'key-type': [finding.keyType] })
  return (
    <PageSection>
      <div className={styles.columns} data-found={finding.candidates ? '' : undefined}>
        {finding.candidates && (
          <CandidateList finding={finding} candidates={finding.candidates} context={context}>
            <ButtonLink to={{ href: all }} look="secondary">{t`All blanks of this kind`}</ButtonLink>
            <ButtonLink to={{ href: contactHref }} look="quiet">{t`Ask the workshop`}</ButtonLink>
          </CandidateList>
        )}
        <MeasureForm finding={finding} path={path} context={context} />
      </div>
    </PageSection>
  )
}
