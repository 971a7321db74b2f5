export type Row = Readonly<Record<string, string | number>>

/** Prints rows as a table of aligned columns; numbers to three figures. */
export function printTable(title: string, rows: readonly Row[]): void {
  const columns = Object.keys(rows[0] ?? {})
  const cells = rows.map((row) => columns.map((column) => text(row[column])))
  const widths = columns.map((column, at) => Math.max(column.length, ...cells.map((row) => row[at]?.length ?? 0)))
  const line = (values: readonly string[]) =>
    `  ${values.map((value, at) => value.padEnd(widths[at] ?? 0)).join('   ')}`
  process.stdout.write(`\n${title}\n${[line(columns), ...cells.map(line)].join('\n')}\n`)
}

function text(value: string | number | undefined): string {
  if (typeof value !== 'number') return value ?? ''
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)))
}
