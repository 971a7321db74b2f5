import { useLingui } from '@lingui/react/macro'
import { NativeField } from '#site/ui/field/native-field.tsx'
import { previewedNames } from '../previewed-names.ts'
import type { PreviewBarProps } from './bar-props.ts'

type ReleaseFieldProps = Pick<PreviewBarProps, 'releases'> & { chosen: string }

/** Chooses a release by its name, or by its number where the names are not known. One that is out is not in the list. */
export function ReleaseField({ releases, chosen: release }: ReleaseFieldProps) {
  const { t } = useLingui()
  const name = previewedNames.release
  if (releases === undefined) {
    return (
      <NativeField field={{ name, label: t`Number of the release`, isRequired: false }}>
        {(control) => (
          <input
            {...control}
            type="text"
            inputMode="numeric"
            pattern="[1-9][0-9]{0,14}"
            autoComplete="off"
            defaultValue={release}
          />
        )}
      </NativeField>
    )
  }
  const isListed = release === '' || releases.some(({ value }) => value === release)
  return (
    <NativeField field={{ name, label: t`Release`, isRequired: false }}>
      {(control) => (
        <select {...control} defaultValue={release}>
          <option value="">{t`No release`}</option>
          {!isListed && <option value={release}>{t`Release ${release}`}</option>}
          {releases.map(({ value, name: ownName, timeText }) => (
            <option key={value} value={value}>
              {timeText === undefined ? ownName : `${ownName} (${timeText})`}
            </option>
          ))}
        </select>
      )}
    </NativeField>
  )
}
