import { useLingui } from '@lingui/react/macro'
import { previewedNames } from '#site/server/preview/previewed-names.ts'
import buttons from '#site/ui/button/button-link.module.css'
import { NativeField } from '#site/ui/field/native-field.tsx'
import type { PreviewBarProps } from './bar-props.ts'
import styles from './preview-bar.module.css'

type BarFormProps = Pick<PreviewBarProps, 'passedOn' | 'chosen' | 'groups' | 'zoneText' | 'plainHref'>

/** Chooses by the address alone: the form works without JavaScript, and the address says what is shown. */
export function BarForm({ passedOn, chosen, groups, zoneText, plainHref }: BarFormProps) {
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
        <NativeField field={{ name: previewedNames.release, label: t`Number of the release`, isRequired: false }}>
          {(control) => (
            <input
              {...control}
              type="text"
              inputMode="numeric"
              pattern="[1-9][0-9]{0,14}"
              autoComplete="off"
              defaultValue={chosen.release}
            />
          )}
        </NativeField>
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
      {chosen.release !== '' && (
        <p className={styles.note}>
          {t`Stories of the release are shown as they are in it, others as they are published. Product lists count, filter and sort as they do today.`}
        </p>
      )}
      {chosen.moment !== '' && (
        <p className={styles.note}>
          {t`Events, job offers and rights are those of this moment. Of what will be published until then, only the chosen release is shown.`}
        </p>
      )}
    </form>
  )
}
