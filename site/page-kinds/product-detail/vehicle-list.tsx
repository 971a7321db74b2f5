import { Plural, useLingui } from '@lingui/react/macro'
import type { VehicleFit } from 'component-schemas/content-types/product/product-parts.ts'
import { rowAnchors } from 'component-schemas/search/match/row-anchors.ts'
import { vehicleText } from 'component-schemas/search/match/vehicle-text.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { entryLabel } from '#site/blocks/product-details/entry-label.ts'
import { useYears } from '#site/blocks/product-details/use-years.ts'
import { DataTable } from '#site/ui/data-table/data-table.tsx'
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import styles from './product-detail.module.css'
import { RowSearch } from './row-search.client.tsx'

export type VehicleListProps = { vehicles: readonly VehicleFit[]; context: BlockContext }

/** As many vehicles as are read without looking for one's own. */
const mostInOneTable = 12

/** Vehicles the product fits: one table, or one for each make and a search when there are many. Draws nothing without any. */
export function VehicleList({ vehicles, context }: VehicleListProps) {
  const { t } = useLingui()
  if (vehicles.length === 0) return undefined
  if (vehicles.length <= mostInOneTable) {
    return (
      <div className={styles.section} id="vehicles">
        <Vehicles caption={t`Vehicles it fits`} vehicles={vehicles} hasMake context={context} />
      </div>
    )
  }
  const example = exampleOf(vehicles, context)
  const labels = {
    search: t`Search a vehicle`,
    hint: t`Make, model, year or code series, such as “${example}”.`,
    found: t`Vehicles found`,
  }
  return (
    <section className={styles.section} id="vehicles">
      <Heading level={2} size={2}>{t`Vehicles it fits`}</Heading>
      <RowSearch labels={labels}>
        {groupsOf(vehicles, context).map(({ make, fits, models }) => (
          <Disclosure
            key={make}
            isWide
            label={
              <>
                {make}{' '}
                <span className={styles.number}>
                  <Plural value={models} one="# model" other="# models" />
                </span>
              </>
            }
          >
            <Vehicles caption={make} vehicles={fits} hasMake={false} context={context} />
          </Disclosure>
        ))}
      </RowSearch>
    </section>
  )
}

type VehiclesProps = VehicleListProps & { caption: string; hasMake: boolean }

function Vehicles({ caption, vehicles, hasMake, context }: VehiclesProps) {
  const { t } = useLingui()
  const years = useYears()
  const programming = { none: t`None`, on_board: t`In the vehicle`, device: t`With a device` }
  const columns = [
    { label: t`Vehicle` },
    { label: t`Years`, isFigure: true },
    { label: t`Code series`, isFigure: true },
    { label: t`Programming` },
    { label: t`Note` },
  ]
  const language = context.locale.split('-')[0] ?? context.locale
  const anchors = vehicles.map((fit) => rowAnchors.vehicle(vehicleText(fit, language)))
  // A vehicle may be in two rows, one for each of its series.
  const isFirst = (index: number) => anchors.indexOf(anchors[index] ?? '') === index
  const rows = vehicles.map((fit, index) => ({
    key: `${fit.make} ${fit.model} ${index + 1}`,
    id: isFirst(index) ? anchors[index] : undefined,
    data: { 'data-from-year': fit.fromYear, 'data-to-year': fit.toYear },
    cells: [
      hasMake ? `${entryLabel('vehicle_make', fit.make, context)} ${fit.model}` : fit.model,
      years(fit),
      fit.codeSeries,
      fit.programming && programming[fit.programming],
      fit.note,
    ],
  }))
  return <DataTable caption={caption} columns={columns} rows={rows} />
}

function groupsOf(vehicles: readonly VehicleFit[], context: BlockContext) {
  const makes = Map.groupBy(vehicles, ({ make }) => make)
  return [...makes]
    .map(([make, fits]) => ({ make: entryLabel('vehicle_make', make, context), fits, models: fits.length }))
    .toSorted((a, b) => a.make.localeCompare(b.make, context.locale))
}

/** A search that finds something: the first vehicle, in a year it was made. */
function exampleOf([first]: readonly VehicleFit[], context: BlockContext): string {
  if (!first) return ''
  return [entryLabel('vehicle_make', first.make, context), first.model, first.fromYear].filter(Boolean).join(' ')
}
