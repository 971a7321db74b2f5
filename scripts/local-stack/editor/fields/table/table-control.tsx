import type { KeyboardEvent } from 'react'
import { Button } from 'react-aria-components/Button'
import type { FieldControlProps } from '../controls/field-control.ts'
import { GroupFrame } from '../frame-parts.tsx'
import { messagesOf } from '../messages/field-messages.ts'
import { tableValueOf, withCell, withColumn, withoutColumn, withoutRow, withRow } from './table-value.ts'

/** Rows of text under a header row; the arrow keys move up and down a column. */
export function TableControl(props: FieldControlProps) {
  const { value, onChange, services } = props
  const messages = messagesOf(services)
  const table = tableValueOf(value)
  return (
    <GroupFrame {...props}>
      <div className="field-table-scroll">
        <table className="field-table">
          <thead>
            <tr>
              {table.thead.map((head, column) => (
                // Columns have no identity but their index.
                // oxlint-disable-next-line react/no-array-index-key
                <th key={column} scope="col">
                  <CellInput {...props} at={{ row: -1, column }} text={head.value} />
                  <Button
                    className="field-icon-button"
                    aria-label={messages('removeColumnNumber', { column: column + 1 })}
                    isDisabled={table.thead.length < 2}
                    onPress={() => onChange(withoutColumn(table, column))}
                  >
                    ✕
                  </Button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.tbody.map(({ body }, row) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same of rows
              <tr key={row}>
                {body.map((content, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the same of cells
                  <td key={column}>
                    <CellInput {...props} at={{ row, column }} text={content.value} />
                  </td>
                ))}
                <td>
                  <Button
                    className="field-icon-button"
                    aria-label={messages('removeRowNumber', { row: row + 1 })}
                    isDisabled={table.tbody.length < 2}
                    onPress={() => onChange(withoutRow(table, row))}
                  >
                    ✕
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="field-actions">
        <Button className="field-button" onPress={() => onChange(withRow(table))}>
          {messages('addRow')}
        </Button>
        <Button className="field-button" onPress={() => onChange(withColumn(table))}>
          {messages('addColumn')}
        </Button>
      </div>
    </GroupFrame>
  )
}

type CellInputProps = FieldControlProps & { at: { row: number; column: number }; text: string }

function CellInput({ value, onChange, inputId, services, at, text }: CellInputProps) {
  const { row, column } = at
  const names = { row: row + 1, column: column + 1 }
  return (
    <input
      className="field-box"
      id={`${inputId}-${row}-${column}`}
      aria-label={messagesOf(services)(row === -1 ? 'tableHeading' : 'tableCellName', names)}
      value={text}
      onChange={({ target }) => onChange(withCell(tableValueOf(value), at, target.value))}
      onKeyDown={(event) => walk(event, `${inputId}-${row + (step[event.key] ?? 0)}-${column}`)}
    />
  )
}

const step: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }

function walk(event: KeyboardEvent, nextId: string): void {
  if (step[event.key] === undefined) return
  event.preventDefault()
  document.getElementById(nextId)?.focus()
}
