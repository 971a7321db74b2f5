import { useLingui } from '@lingui/react/macro'
import type { ProductCard } from 'component-schemas/cards/resolved-data.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { entryLabel } from '#site/blocks/product-details/entry-label.ts'
import { useYears } from '#site/blocks/product-details/use-years.ts'
import { DataTable } from '#site/ui/data-table/data-table.tsx'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import type { Finding } from '../finding/finding.ts'
import styles from './key-finder.module.css'

export type VehicleBlanksProps = { finding: Extract<Finding, { by: 'vehicle' }>; context: BlockContext }

/** What a vehicle takes: the blank, the transponder and the machine, a row for each model and its years. */
export function VehicleBlanks({ finding, context }: VehicleBlanksProps) {
  const { t } = useLingui()
  const years = useYears()
  const { blanks, make, model, year } = finding
  if (!blanks) return <p>{t`Many blanks fit this make. Choose the model, or state the year.`}</p>
  const vehicle = [entryLabel('vehicle_make', make, context), model, year].filter(Boolean).join(' ')
  if (blanks.length === 0) return <p>{t`The catalogue has no blank for ${vehicle}.`}</p>
  const programming = { none: t`None`, on_board: t`In the vehicle`, device: t`With a device` }
  const columns = [
    { label: t`Vehicle` },
    { label: t`Years`, isFigure: true },
    { label: t`Blank` },
    { label: t`Transponder` },
    { label: t`Programming` },
    { label: t`Machine` },
  ]
  const rows = blanks.map((one, index) => ({
    key: `${one.product.uuid} ${one.model} ${index}`,
    cells: [
      one.model,
      years(one),
      <Products key="blank" products={[one.product]} />,
      one.transponders.length === 0 ? t`None` : <Products key="transponder" products={one.transponders} />,
      programming[one.programming as keyof typeof programming],
      <Products key="machine" products={one.machines} />,
    ],
  }))
  return <DataTable caption={t`Blanks for ${vehicle}`} columns={columns} rows={rows} />
}

function Products({ products }: { products: readonly ProductCard[] }) {
  if (products.length === 0) return undefined
  return (
    <ul className={styles.products}>
      {products.map(({ uuid, href, name }) => (
        <li key={uuid}>
          <QuietLink to={{ href }}>{name}</QuietLink>
        </li>
      ))}
    </ul>
  )
}
