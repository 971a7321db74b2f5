import { useLingui } from '@lingui/react/macro'
import type { Product } from 'component-schemas/content-types/product/schema.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { DataTable } from '#site/ui/data-table/data-table.tsx'
import { PartNumber } from '#site/ui/part-number/part-number.tsx'
import styles from './product-detail.module.css'
import { referenceTables } from './reference-tables.ts'

/** Reference data: variants, code series, other makers’ codes. An empty one is left out. */
export function ProductTables({ product, context }: { product: Product; context: BlockContext }) {
  const { i18n } = useLingui()
  const tables = referenceTables(product, { read: (message) => i18n._(message), context })
  if (tables.length === 0) return undefined
  return (
    <div className={styles.codes} id="codes">
      {tables.map(({ caption, columns, rows }) => (
        <DataTable
          key={caption}
          caption={caption}
          columns={columns}
          rows={rows.map((row) => ({
            ...row,
            cells: row.cells.map((cell, index) =>
              typeof cell === 'object' ? <PartNumber key={`${index + 1}`} id={cell.id} code={cell.code} /> : cell,
            ),
          }))}
        />
      ))}
    </div>
  )
}
