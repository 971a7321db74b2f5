import { useLingui } from '@lingui/react/macro'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { TradeSection } from './parts/extranet-section.tsx'

/**
 * Replaces a page whose content does not come: what happened, and what to do.
 * @param href path of the page
 */
export function ExtranetUnavailable({ href }: { href: string }) {
  const { t } = useLingui()
  return (
    <>
      <PageHead breadcrumbs={[]} title={t`This page does not load`}>
        <p>{t`Our document service does not answer at the moment. You are still logged in; please try again in a minute.`}</p>
      </PageHead>
      <TradeSection>
        <p>
          <ButtonLink to={{ href }}>{t`Load the page again`}</ButtonLink>
        </p>
      </TradeSection>
    </>
  )
}
