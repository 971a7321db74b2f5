import { useLingui } from '@lingui/react/macro'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { entryLabel } from '#site/blocks/product-details/entry-label.ts'
import { useYears } from '#site/blocks/product-details/use-years.ts'
import type { Vehicle, VehicleModel } from '#site/content/facets/blanks/fit-rows.ts'
import styles from './key-finder.module.css'

export type VehicleFormProps = { path: string; context: BlockContext } & (
  | { makes: readonly string[] }
  /** The make is chosen: its models follow. */
  | { vehicle: Vehicle; models: readonly VehicleModel[] }
)

/** Make, then model; the year is known from the papers of the vehicle and may be given with either. */
export function VehicleForm(props: VehicleFormProps) {
  const { t } = useLingui()
  const { path, context } = props
  const collator = new Intl.Collator(context.locale, { numeric: true })
  const years = useYears()
  const chosen = 'vehicle' in props ? props.vehicle : undefined
  const options =
    'makes' in props
      ? props.makes.map((make) => ({ value: make, label: entryLabel('vehicle_make', make, context) }))
      : props.models.map((one) => ({ value: one.model, label: [one.model, years(one)].filter(Boolean).join(', ') }))
  return (
    <form method="get" action={`${path}#blanks`} className={styles.vehicle}>
      {chosen && <input type="hidden" name="vehicle-make" value={chosen.make} />}
      <div className={styles.length}>
        <label htmlFor="vehicle">{chosen ? t`Model` : t`Vehicle make`}</label>
        <select
          id="vehicle"
          name={chosen ? 'model' : 'vehicle-make'}
          defaultValue={chosen?.model ?? ''}
          required={!chosen}
        >
          <option value="">{chosen ? t`Every model` : t`Please choose`}</option>
          {options
            .toSorted((a, b) => collator.compare(a.label, b.label))
            .map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
        </select>
      </div>
      <div className={styles.length}>
        <label htmlFor="year">{t`Year`}</label>
        <input
          id="year"
          name="year"
          type="text"
          inputMode="numeric"
          pattern="\s*(19|20)[0-9]{2}\s*"
          maxLength={6}
          autoComplete="off"
          defaultValue={chosen?.year}
        />
      </div>
      <button type="submit" className={styles.submit}>{t`Find the blank`}</button>
    </form>
  )
}
