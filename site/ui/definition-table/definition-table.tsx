import type { ReactNode } from 'react'
import styles from './definition-table.module.css'

export type DefinitionRow = {
  term: string
  value: ReactNode
  /** Dimensions and codes are set in tabular figures. */
  isFigure?: boolean | undefined
}

/** A table of details: a caption, then one row per detail. Renders nothing without rows. */
export function DefinitionTable({ caption, rows }: { caption: string; rows: readonly DefinitionRow[] }) {
  if (rows.length === 0) return undefined
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.term}>
            <th scope="row">{row.term}</th>
            <td className={row.isFigure ? styles.figure : undefined}>{row.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
