import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './data-table.module.css'

export type DataTableProps = {
  caption: string
  columns: readonly { label: string; isFigure?: boolean | undefined }[]
  /** One cell a column; the first names the row. Absent cells stay empty. */
  rows: readonly {
    key: string
    /** Anchor of the row, unique on the page. */
    id?: string | undefined
    cells: readonly ReactNode[]
    /** What a search on the page knows of the row besides its words. */
    data?: Readonly<Record<`data-${string}`, string | number | undefined>> | undefined
  }[]
}

/** Rows and columns; in a narrow place each row becomes a card whose cells have their heading. Renders nothing without rows. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  if (rows.length === 0) return undefined
  return (
    <div className={styles.place}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, id, cells, data }) => (
            <tr key={key} id={id} {...data}>
              {columns.map((column, index) => (
                <Cell key={column.label} column={column} isName={index === 0}>
                  {cells[index]}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellProps = { column: DataTableProps['columns'][number]; isName: boolean; children: ReactNode }

function Cell({ column, isName, children }: CellProps) {
  const Tag = isName ? 'th' : 'td'
  const isAbsent = children === undefined || children === ''
  return (
    <Tag
      scope={isName ? 'row' : undefined}
      data-label={column.label}
      data-absent={isAbsent ? '' : undefined}
      className={classNames(column.isFigure && styles.figure)}
    >
      {children}
    </Tag>
  )
}
