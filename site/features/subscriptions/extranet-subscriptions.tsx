import { useLingui } from '@lingui/react/macro'
import { TradeFrame } from '#site/page-kinds/extranet/parts/extranet-frame.tsx'
import type { TradePageProps } from '#site/page-kinds/extranet/parts/extranet-page-props.ts'
import { TradeSection } from '#site/page-kinds/extranet/parts/extranet-section.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import { pausedAfterDays } from './digests/compose-digest.ts'
import styles from './extranet-subscriptions.module.css'
import { Follow } from './follow.tsx'
import type { Subscription, SubscriptionProblem } from './subscription.ts'

export type ExtranetSubscriptionsProps = TradePageProps & {
  followed: readonly Subscription[] | undefined
  problem: SubscriptionProblem | undefined
}

/** What the customer follows, each with the form that changes or ends it. */
export function ExtranetSubscriptions(props: ExtranetSubscriptionsProps) {
  const { followed, problem, context } = props
  const { t } = useLingui()
  const sentences: Readonly<Record<SubscriptionProblem, string>> = {
    invalid: t`Nothing was changed: the form has a value that cannot be read.`,
    'too-many': t`Nothing was changed: you follow too much already. Choose “Never” for something first.`,
    unavailable: t`What you follow cannot be read or stored at the moment. Please try again in a minute.`,
  }
  const shown = problem ?? (followed ? undefined : 'unavailable')
  return (
    <TradeFrame {...props}>
      <TradeSection>
        {shown && (
          <p className={styles.problem} role="alert">
            {sentences[shown]}
          </p>
        )}
        {followed && (
          <p>
            {followed.length === 0
              ? t`You follow nothing yet. Folders, product lines and documents have a form for it.`
              : t`When you have not visited these pages for ${pausedAfterDays} days, the mails pause. With your next visit they go on.`}
          </p>
        )}
        <ul className={styles.list}>
          {followed?.map(({ title, frequency, ...follow }) => (
            <li key={`${follow.kind} ${follow.target}`} className={styles.entry}>
              <Heading level={2} size={1}>
                {title}
              </Heading>
              <Follow followable={{ follow, title, frequency }} locale={context.locale} />
            </li>
          ))}
        </ul>
      </TradeSection>
    </TradeFrame>
  )
}
