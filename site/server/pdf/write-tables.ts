import {
  addElement,
  asArtifact,
  colors,
  content,
  type Element,
  lineHeight,
  linesOf,
  type Pdf,
  type TextStyle,
  widthOf,
  writeLine,
} from './sheet-document.ts'
import { type Column, type Flow, needHeight, wholeWidth, writeWords } from './sheet-flow.ts'

export type SheetTable = {
  title: string
  /** Absent: the first cell of a row names it. */
  columns?: readonly string[]
  rows: readonly (readonly string[])[]
  /** Columns of codes and dimensions, counted from 0. */
  figures: readonly number[]
}

const heading: TextStyle = { face: 'strong', size: 12 }
const label: TextStyle = { face: 'strong', size: 8.5 }
const text: TextStyle = { face: 'text', size: 9 }
const code: TextStyle = { face: 'code', size: 8.5 }
const term: TextStyle = { ...text, color: colors.quiet }

/** Room above and below the words of a cell, beside them, below a heading and below a table. */
const [pad, gap, belowHeading, belowTable] = [1.5, 10, 4, 13] as const

const noWords = '–'

type Cell = { words: string; style: TextStyle; column: Column; tag: 'TH' | 'TD'; scope?: 'Column' | 'Row' }
type Row = readonly Cell[]

/** Writes a table with its heading. It may go on over pages; its header is repeated for the eye. */
export function writeTable(flow: Flow, table: SheetTable, place: Column = wholeWidth): void {
  if (table.rows.length === 0) return
  const { pdf } = flow
  const columns = columnsOf(pdf, table, place)
  const header = table.columns && headerOf(table.columns, columns)
  const rows = table.rows.map((cells) => rowOf(cells, table, columns))
  needHeight(flow, lineHeight(heading) + belowHeading + heightOf(pdf, header ?? []) + heightOf(pdf, rows[0] ?? []))
  writeWords(flow, table.title, { tag: 'H2', style: heading, column: place, after: belowHeading })
  const element = addElement(pdf, { parent: flow.root, tag: 'Table' })
  if (header) writeRow(flow, header, element)
  for (const row of rows) {
    const { y } = flow
    needHeight(flow, heightOf(pdf, row))
    if (header && flow.y < y) repeatHeader(flow, header)
    writeRow(flow, row, element)
  }
  element.end()
  flow.y += belowTable
}

/** Height of a table that is on one page, its heading included. */
export function heightOfTable(pdf: Pdf, table: SheetTable, place: Column): number {
  if (table.rows.length === 0) return 0
  const columns = columnsOf(pdf, table, place)
  const header = table.columns ? [headerOf(table.columns, columns)] : []
  const rows = [...header, ...table.rows.map((cells) => rowOf(cells, table, columns))]
  return rows.reduce((sum, row) => sum + heightOf(pdf, row), lineHeight(heading) + belowHeading + belowTable)
}

function headerOf(names: readonly string[], columns: readonly Column[]): Row {
  return names.map((words, index) => ({
    words,
    style: label,
    column: columns[index] ?? wholeWidth,
    tag: 'TH',
    scope: 'Column',
  }))
}

function rowOf(cells: readonly string[], { columns: names, figures }: SheetTable, columns: readonly Column[]): Row {
  return cells.map((words, index) => {
    const cell = { words: words || noWords, column: columns[index] ?? wholeWidth }
    if (!names && index === 0) return { ...cell, style: term, tag: 'TH', scope: 'Row' }
    return { ...cell, style: figures.includes(index) ? code : text, tag: 'TD' }
  })
}

/** Whether no cell below the header of a table needs a second line in a column. */
export function fitsInto(pdf: Pdf, { title, rows, figures }: SheetTable, { width }: Column): boolean {
  return naturalWidths(pdf, { title, rows, figures }).reduce((sum, one) => sum + one, 0) <= width
}

/** Each column is as wide as its widest cell, the last as wide as the rest; wide ones give way where all together are too wide. */
function columnsOf(pdf: Pdf, table: SheetTable, { x, width }: Column): Column[] {
  const natural = naturalWidths(pdf, table)
  const widths = table.columns ? narrowed(natural, width) : [Math.min(natural[0] ?? 0, width / 2)]
  let at = x
  return natural.map((_, index) => {
    const isLast = index === natural.length - 1
    const own = isLast ? x + width - at : (widths[index] ?? 0)
    const column = { x: at, width: own - (isLast ? 0 : gap) }
    at += own
    return column
  })
}

function naturalWidths(pdf: Pdf, { columns, rows, figures }: SheetTable): number[] {
  const count = Math.max(columns?.length ?? 0, ...rows.map((row) => row.length))
  return Array.from({ length: count }, (_, index) => {
    const style = figures.includes(index) ? code : text
    const cells = rows.map((row) => widthOf(pdf, row[index] ?? '', style))
    // Whole points, so that a sum of widths is never too narrow for its own words.
    return Math.ceil(Math.max(widthOf(pdf, columns?.[index] ?? '', label), ...cells)) + gap
  })
}

function narrowed(natural: readonly number[], width: number): number[] {
  const sum = natural.reduce((total, one) => total + one, 0)
  if (sum <= width) return [...natural]
  const fair = width / natural.length
  const small = natural.filter((one) => one <= fair).reduce((total, one) => total + one, 0)
  const wide = natural.filter((one) => one > fair).reduce((total, one) => total + one, 0)
  return natural.map((one) => (one <= fair ? one : (one / wide) * (width - small)))
}

function heightOf(pdf: Pdf, row: Row): number {
  const heights = row.map(
    ({ words, style, column }) => linesOf(pdf, words, { style, width: column.width }).length * lineHeight(style),
  )
  return row.length === 0 ? 0 : Math.max(...heights) + 2 * pad
}

function writeRow(flow: Flow, row: Row, table: Element): void {
  const { pdf } = flow
  const element = addElement(pdf, { parent: table, tag: 'TR' })
  for (const cell of row) {
    const { tag, scope } = cell
    addElement(pdf, { parent: element, tag, ...(scope && { scope }) }, () => writeCell(flow, cell))
  }
  element.end()
  endRow(flow, row)
}

function repeatHeader(flow: Flow, row: Row): void {
  asArtifact(flow.pdf, () => row.forEach((cell) => writeCell(flow, cell)))
  endRow(flow, row)
}

function writeCell({ pdf, y }: Flow, { words, style, column }: Cell): void {
  linesOf(pdf, words, { style, width: column.width }).forEach((line, index) =>
    writeLine(pdf, line, { x: column.x, y: y + pad + index * lineHeight(style), style }),
  )
}

/** A hair line below the row. */
function endRow(flow: Flow, row: Row): void {
  const { pdf } = flow
  flow.y += heightOf(pdf, row)
  const [first, last] = [row[0]?.column, row.at(-1)?.column]
  if (!first || !last) return
  const end = Math.min(last.x + last.width, content.left + content.width)
  asArtifact(pdf, () => pdf.moveTo(first.x, flow.y).lineTo(end, flow.y).lineWidth(0.5).stroke(colors.line))
}
