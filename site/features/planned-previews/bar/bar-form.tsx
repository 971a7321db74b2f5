import { useLingui } from '@lingui/react/macro'
import buttons from '#site/ui/button/button-link.module.css'
import { NativeField } from '#site/ui/field/native-field.tsx'
import { previewedNames } from '../previewed-names.ts'
import type { PreviewBarProps } from './bar-props.ts'
import { isPlanShown, PlanNote } from './plan-note.tsx'
import styles from './preview-bar.module.css'
import { ReleaseField } from './release-field.tsx'

type BarFormProps = Pick<
  PreviewBarProps,
  'passedOn' | 'chosen' | 'groups' | 'releases' | 'plan' | 'zoneText' | 'plainHref'
>

/** Chooses by the address alone: the form works without JavaScript, and the address says what is shown. */
export function BarForm({ passedOn, chosen, groups, releases, plan, zoneText, plainHref }: BarFormProps) {
  const { t } = useLingui()
  return (
    // Another choice has other values: React would leave those of the last one in the fields.
    <form method="get" action="" className={styles.form} key={Object.values(chosen).join()}>
      {passedOn.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.fields}>
        <NativeField
          field={{ name: previewedNames.moment, label: t`Date and time`, help: zoneText, isRequired: false }}
        >
          {(control) => <input {...control} type="datetime-local" defaultValue={chosen.moment} />}
        </NativeField>
        <ReleaseField releases={releases} chosen={chosen.release} />
        {groups.length > 0 && (
          <NativeField field={{ name: previewedNames.group, label: t`As a customer`, isRequired: false }}>
            {(control) => (
              <select {...control} defaultValue={chosen.group}>
                <option value="">{t`Everything`}</option>
                {groups.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </NativeField>
        )}
        <button type="submit" className={buttons.primary}>{t`Show`}</button>
        {plainHref !== undefined && (
          <a href={plainHref} className={buttons.quiet}>
            {t`Drafts as they are now`}
          </a>
        )}
      </div>
      {chosen.release !== '' && !isPlanShown(plan) && (
        <p className={styles.note}>
          {t`Stories of the release are shown as they are in it, others as they are published.`}{' '}
          {!releases && t`Product lists count, filter and sort as they do today.`}
        </p>
      )}
      {plan && <PlanNote plan={plan} />}
    </form>
  )
}
