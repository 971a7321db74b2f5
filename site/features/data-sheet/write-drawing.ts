import {
  addElement,
  colors,
  lineHeight,
  mm,
  type Pdf,
  type TextStyle,
  widthOf,
  writeLine,
} from '#site/server/pdf/sheet-document.ts'
import { type Column, type Flow, needHeight, wholeWidth, writeWords } from '#site/server/pdf/sheet-flow.ts'
import type { DataSheet } from './data-sheet.ts'
import type { Dimension, ScaledView } from './drawings/sheet-drawing.ts'
import { eanBars, symbolWidth } from './ean-bars.ts'

const heading: TextStyle = { face: 'strong', size: 12 }
const figure: TextStyle = { face: 'text', size: 8 }
const caption: TextStyle = { face: 'text', size: 8, color: colors.quiet }

/** Distance of a dimension from its view, how far its lines reach beyond it, between two views, and around the drawing. */
const room = { dimension: 4 * mm, beyond: 1.2 * mm, between: 26 * mm, above: 3 * mm, below: 14 * mm } as const

/** Writes the views beside each other; those that do not fit into a row begin another one. */
export function writeDrawing(flow: Flow, { title, note, drawing }: NonNullable<DataSheet['drawing']>): void {
  const { pdf } = flow
  const rows = rowsOf(drawing.views)
  needHeight(flow, lineHeight(heading) + rows.reduce((sum, row) => sum + heightOfRow(row), 0) + 2 * lineHeight(caption))
  writeWords(flow, title, { tag: 'H2', style: heading, after: 2 })
  for (const row of rows) {
    const bottom = flow.y + heightOfRow(row) - room.below
    let x = wholeWidth.x
    const draw = () => {
      for (const view of row) {
        drawView(pdf, view, { x, y: bottom - view.height * view.factor * mm })
        x += view.width * view.factor * mm + room.between
      }
    }
    const { x: left, width } = wholeWidth
    const bbox = [left, flow.y, left + width, flow.y + heightOfRow(row)] as const
    addElement(pdf, { parent: flow.root, tag: 'Figure', alt: row.map(wordsOf).join(' '), bbox }, draw)
    flow.y += heightOfRow(row)
  }
  writeWords(flow, note, { tag: 'P', style: caption, after: 16 })
}

function rowsOf(views: readonly ScaledView[]): ScaledView[][] {
  const rows: ScaledView[][] = []
  let used = Number.POSITIVE_INFINITY
  for (const view of views) {
    const width = view.width * view.factor * mm + room.between
    if (used + width > wholeWidth.width + room.between / 2) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push(view)
    used += width
  }
  return rows
}

function heightOfRow(row: readonly ScaledView[]): number {
  return Math.max(...row.map(({ height, factor }) => height * factor * mm)) + room.above + room.below
}

/** What a view shows, for a person who does not see it. */
function wordsOf({ title, scale, dimensions }: ScaledView): string {
  return `${title}, ${scale}: ${dimensions.map(({ label }) => label).join(', ')}.`
}

function drawView(pdf: Pdf, view: ScaledView, { x, y }: { x: number; y: number }): void {
  const points = view.factor * mm
  pdf.save().translate(x, y).scale(points)
  for (const path of view.bodies) {
    pdf
      .path(path)
      .lineWidth(1 / points)
      .fillAndStroke(colors.metal, colors.ink, 'even-odd')
  }
  for (const path of view.thin)
    pdf
      .path(path)
      .lineWidth(0.4 / points)
      .stroke(colors.quiet)
  pdf.restore()
  for (const dimension of view.dimensions) drawDimension(pdf, dimension, { x, y, view })
  const name = `${view.title} ${view.scale}`
  writeLine(pdf, name, { x, y: y + view.height * points + room.dimension + lineHeight(figure) + 2, style: caption })
}

type Placed = { x: number; y: number; view: ScaledView }

function drawDimension(pdf: Pdf, { side, from, to, label }: Dimension, { x, y, view }: Placed): void {
  const points = view.factor * mm
  const [start, end] = [from * points, to * points]
  const width = widthOf(pdf, label, figure)
  if (side === 'below') {
    const [edge, line] = [y + view.height * points, y + view.height * points + room.dimension]
    for (const at of [x + start, x + end]) thinLine(pdf, [at, edge + 1], [at, line + room.beyond])
    thinLine(pdf, [x + start, line], [x + end, line])
    for (const at of [x + start, x + end]) tick(pdf, at, line)
    writeLine(pdf, label, { x: x + (start + end - width) / 2, y: line + 1.5, style: figure })
    return
  }
  const [edge, line] = [x + view.width * points, x + view.width * points + room.dimension]
  for (const at of [y + start, y + end]) thinLine(pdf, [edge + 1, at], [line + room.beyond, at])
  thinLine(pdf, [line, y + start], [line, y + end])
  for (const at of [y + start, y + end]) tick(pdf, line, at)
  writeLine(pdf, label, { x: line + 4, y: y + (start + end) / 2 - lineHeight(figure) / 2, style: figure })
}

type Point = readonly [x: number, y: number]

function thinLine(pdf: Pdf, from: Point, to: Point): void {
  pdf
    .moveTo(...from)
    .lineTo(...to)
    .lineWidth(0.4)
    .stroke(colors.quiet)
}

/** The end of a dimension line. */
function tick(pdf: Pdf, x: number, y: number): void {
  pdf
    .moveTo(x - 1.6, y + 1.6)
    .lineTo(x + 1.6, y - 1.6)
    .lineWidth(0.8)
    .stroke(colors.ink)
}

/** The nominal size of an EAN-13 (GS1 General Specifications, section 5.2.6.6): scanners of every till read it. */
const symbol = { module: 0.33 * mm, height: 22.85 * mm, guard: 5 * 0.33 * mm, margin: 11 * 0.33 * mm } as const

/** Height of a bar code with its digits. */
export const barCodeHeight = symbol.height + 16

/** Writes a bar code at the size that scanners expect. */
export function writeBarCode(flow: Flow, { digits, words }: NonNullable<DataSheet['barCode']>, { x }: Column): void {
  const { pdf, y } = flow
  const left = x + symbol.margin
  const bars = symbol.height - symbol.guard
  const draw = () => {
    for (const { at, width, isGuard } of eanBars(digits)) {
      pdf.rect(left + at * symbol.module, y, width * symbol.module, isGuard ? symbol.height : bars).fill(colors.ink)
    }
    const [first = '', half, rest] = [digits.slice(0, 1), digits.slice(1, 7), digits.slice(7)]
    const style: TextStyle = { face: 'code', size: 8.5 }
    const below = y + bars + 1
    writeLine(pdf, first, { x: x + 2, y: below, style })
    writeLine(pdf, half, { x: left + 3 * symbol.module + 3, y: below, style })
    writeLine(pdf, rest, { x: left + 50 * symbol.module + 3, y: below, style })
  }
  const bbox = [x, y, left + symbolWidth * symbol.module, y + barCodeHeight] as const
  addElement(pdf, { parent: flow.root, tag: 'Figure', alt: words, bbox }, draw)
  flow.y += barCodeHeight
}
