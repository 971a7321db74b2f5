import 'server-only'
import { useLingui } from '@lingui/react/macro'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { FormSection } from '#site/forms/view/form-section.tsx'
import type { ExtranetVisit } from '#site/page-kinds/feature-pages.ts'
import { PageSection } from '#site/page-kinds/parts/page-section/page-section.tsx'
import { WaysToReach } from '#site/page-kinds/parts/ways-to-reach/ways-to-reach.tsx'
import { WeekHours } from '#site/page-kinds/parts/week-hours.tsx'
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import { Image } from '#site/ui/image/image.tsx'
import styles from './agent-panel.module.css'
import { type OwnAgent, readAgent } from './read-agent.ts'

type AgentPanelProps = { agent: OwnAgent; context: Pick<BlockContext, 'locale' | 'forms'> }

/** A customer finds their agent below each page. */
export const agentVisit: ExtranetVisit = {
  name: 'sales-agent',
  async below(siteContext, context) {
    const agent = await readAgent(siteContext)
    return agent && <AgentPanel agent={agent} context={context} />
  },
}

/** Below each page: the agent of this customer, when and how to reach the person. Long parts are closed, also on a phone. */
function AgentPanel({ agent, context: { locale, forms } }: AgentPanelProps) {
  const { t } = useLingui()
  const { name, phone, photo, customerHours, form } = agent
  return (
    <PageSection id="agent" label={t`Your contact person`} layout="4-8">
      <div className={styles.person}>
        {photo && (
          <div className={styles.portrait}>
            <Image image={photo} sizes="6rem" ratio={1} widest={192} />
          </div>
        )}
        <div>
          <p className={styles.role}>{t`Your contact person`}</p>
          <Heading level={2} size={1}>
            {name}
          </Heading>
          <WaysToReach phones={phone === undefined ? [] : [phone]} />
        </div>
      </div>
      <div>
        {form && (
          <Disclosure label={form.title} isOpen={forms?.returned?.form === form.slug} isWide>
            <FormSection form={form} locale={locale} forms={forms} />
          </Disclosure>
        )}
        {customerHours.length > 0 && (
          <Disclosure label={t`Hours of ${name}`} isWide>
            <WeekHours hours={customerHours} caption={t`Opening hours`} locale={locale} />
          </Disclosure>
        )}
      </div>
    </PageSection>
  )
}
