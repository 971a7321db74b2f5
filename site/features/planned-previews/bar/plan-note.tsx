import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { listText } from '#site/ui/list-text.ts'
import type { BarPlan, PreviewBarProps } from './bar-props.ts'
import styles from './preview-bar.module.css'

/** Whether a moment is chosen whose plan is known: the chosen release is then one of those that it includes. */
export function isPlanShown(plan: BarPlan | undefined): plan is Exclude<BarPlan, { unknown: string }> {
  return plan !== undefined && plan.unknown === undefined
}

/** What depends on the chosen moment, and why of the plan only the chosen release does. */
export function PlanNote({ plan }: { plan: BarPlan }) {
  const { t } = useLingui()
  const reasons = {
    'no-token': t`Only the chosen release is shown of what is planned until then: this website has no token to read the plan of the CMS.`,
    refused: t`Only the chosen release is shown of what is planned until then: the CMS refuses the token of this website.`,
    unavailable: t`Only the chosen release is shown of what is planned until then: the CMS did not say what is planned.`,
  }
  return (
    <p className={styles.note}>
      {t`Events, job offers and rights are those of this moment.`}{' '}
      {isPlanShown(plan)
        ? t`Pages, lists and menus are as visitors will see them, if all goes as planned.`
        : reasons[plan.unknown]}
    </p>
  )
}

/** How much of the plan is included, and whether the story goes, in the line that is always there. */
export function PlanSummary({ plan, isGone }: Pick<PreviewBarProps, 'plan' | 'isGone'>) {
  const { t } = useLingui()
  return (
    <>
      {plan && <Extent plan={plan} />}
      {isGone && <span className={styles.wrong}>{t`Not public then: the draft is shown`}</span>}
    </>
  )
}

function Extent({ plan }: { plan: BarPlan }) {
  const { t, i18n } = useLingui()
  if (!isPlanShown(plan)) return <span className={styles.wrong}>{t`The plan is not known`}</span>
  const { publishes, unpublishes, releases } = plan
  const parts = [
    ...(publishes > 0 ? [t`${plural(publishes, { one: '# publish', other: '# publishes' })}`] : []),
    ...(unpublishes > 0 ? [t`${plural(unpublishes, { one: '# unpublish', other: '# unpublishes' })}`] : []),
    ...(releases > 0 ? [t`${plural(releases, { one: '# release', other: '# releases' })}`] : []),
  ]
  return (
    <span className={styles.quiet}>
      {parts.length === 0 ? t`Nothing is planned until then` : t`Includes ${listText(parts, i18n.locale)}`}
    </span>
  )
}
