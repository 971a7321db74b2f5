import { useLingui } from '@lingui/react/macro'
import type { ContactOffice } from 'component-schemas/content-types/contact-office/schema.ts'
import { type RenderableBlock, RenderBlocks } from '#site/blocks/render-blocks.tsx'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'
import { PageSection } from '#site/page-kinds/parts/page-section/page-section.tsx'
import { WaysToReach } from '#site/page-kinds/parts/ways-to-reach/ways-to-reach.tsx'
import { WeekHours } from '#site/page-kinds/parts/week-hours.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import { Image } from '#site/ui/image/image.tsx'
import { listText } from '#site/ui/list-text.ts'
import type { ViewProps } from '../view-props.ts'

export type OfficeDetailProps = ViewProps & {
  office: Pick<
    ContactOffice,
    'name' | 'teaser' | 'image' | 'street' | 'postcode' | 'city' | 'phones' | 'emails' | 'hours'
  >
  /** In the reader's language. */
  departmentName: string
  countryName: string
  /** Countries the office answers for. */
  servedNames: readonly string[]
  body: readonly RenderableBlock[]
}

/** An office: whom one reaches, where, when, and for which countries. */
export function OfficeDetail(props: OfficeDetailProps) {
  const { t } = useLingui()
  const { office, departmentName, countryName, servedNames, body, breadcrumbs, context } = props
  const { name, teaser, image, street, postcode, city, phones, emails, hours } = office
  return (
    <>
      <PageHead
        breadcrumbs={breadcrumbs}
        title={name}
        kind={departmentName}
        teaser={teaser}
        aside={image && <Image image={image} sizes="(min-width: 60rem) 32rem, 92vw" ratio={3 / 2} isPriority />}
      >
        <WaysToReach address={[street, `${postcode} ${city}`, countryName]} phones={phones} emails={emails} />
      </PageHead>
      <PageSection layout="halves" below="section-small">
        {hours.length > 0 && (
          <section aria-label={t`Hours`}>
            <WeekHours hours={hours} caption={t`Hours`} locale={context.locale} />
          </section>
        )}
        {servedNames.length > 0 && (
          <section>
            <Heading level={2} size={1}>
              {t`Countries we answer for`}
            </Heading>
            <p>{listText(servedNames, context.locale)}</p>
          </section>
        )}
      </PageSection>
      <RenderBlocks blocks={body} context={context} hasTitle />
    </>
  )
}
