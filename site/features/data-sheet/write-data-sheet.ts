import { brandLook } from '#site/brand/brand.ts'
import {
  addElement,
  asArtifact,
  colors,
  content,
  lineHeight,
  mm,
  type TextStyle,
  widthOf,
  writeLine,
} from '#site/server/pdf/sheet-document.ts'
import { type Column, type Flow, needHeight, writeDocument, writeWords } from '#site/server/pdf/sheet-flow.ts'
import { fitsInto, heightOfTable, type SheetTable, writeTable } from '#site/server/pdf/write-tables.ts'
import { bittingPath } from '#site/ui/bitting-line/bitting-path.ts'
import type { DataSheet } from './data-sheet.ts'
import { barCodeHeight, writeBarCode, writeDrawing } from './write-drawing.ts'

const styles = {
  kind: { face: 'strong', size: 9, color: colors.brass },
  title: { face: 'strong', size: 21 },
  code: { face: 'code', size: 13, color: colors.brass },
  subtitle: { face: 'text', size: 11.5, color: colors.quiet },
  text: { face: 'text', size: 9.5 },
  link: { face: 'text', size: 9, color: brandLook.colours.link },
} as const satisfies Record<string, TextStyle>

/** A data sheet as a tagged PDF with embedded fonts. The same sheet always has the same bytes. */
export async function writeDataSheet(sheet: DataSheet): Promise<Buffer> {
  const { code, name, kind, issuer, language, changedAt } = sheet
  const title = `${code} · ${name} · ${kind}`
  const details = { title, subject: kind, author: issuer, language, changedAt }
  const foot = `${issuer} · ${code} · ${sheet.edition}`
  return await writeDocument(details, foot, (flow) => {
    writeHead(flow, sheet)
    if (sheet.drawing) writeDrawing(flow, sheet.drawing)
    writeData(flow, sheet)
  })
}

export const dataSheetWriter = { 'data-sheet': writeDataSheet }

function writeHead(flow: Flow, sheet: DataSheet): void {
  const { issuer, kind, code, name, subtitle, summary, cut } = sheet
  writeWords(flow, `${issuer} · ${kind}`, { tag: 'P', style: styles.kind, after: 5 })
  drawCut(flow, cut)
  writeWords(flow, name, { tag: 'H1', style: styles.title, after: 2 })
  writeWords(flow, code, { tag: 'P', style: styles.code, after: 3 })
  writePageLink(flow, sheet)
  if (subtitle !== undefined) writeWords(flow, subtitle, { tag: 'P', style: styles.subtitle, after: 6 })
  // Lines of text are read up to some 75 characters.
  const measure = { x: content.left, width: 130 * mm }
  if (summary !== undefined) writeWords(flow, summary, { tag: 'P', style: styles.text, column: measure })
  flow.y += 14
}

/** The product's own cut, as on its page. */
function drawCut(flow: Flow, depths: readonly number[]): void {
  const { pdf } = flow
  const deep = 9
  asArtifact(pdf, () => {
    pdf.save().translate(content.left, flow.y)
    pdf
      .path(bittingPath(depths, { width: content.width, height: deep }))
      .lineWidth(1.4)
      .stroke(colors.brass)
    pdf.restore()
  })
  flow.y += deep + 12
}

/**
 * Specification and packaging are side by side where both are there and fit on a page; reference tables fill what is left beside
 * them.
 */
function writeData(flow: Flow, { specification, packaging, barCode, tables }: DataSheet): void {
  const { pdf } = flow
  const gap = 10 * mm
  const width = (content.width - gap) / 2
  const left: Column = { x: content.left, width }
  const right: Column = { x: content.left + width + gap, width }
  const packed = heightOfTable(pdf, packaging, right) + (barCode ? barCodeHeight + belowBarCode : 0)
  const height = Math.max(heightOfTable(pdf, specification, left), packed)
  if (specification.rows.length === 0 || packed === 0 || height > content.end - content.top) {
    for (const table of [specification, packaging]) writeTable(flow, table)
    if (barCode) writeCodeBelow(flow, barCode)
    for (const table of tables) writeTable(flow, table)
    return
  }
  needHeight(flow, height)
  const top = flow.y
  writeTable(flow, specification, left)
  const below = flow.y
  flow.y = top
  writePacked(flow, { packaging, barCode }, right)
  const others = writeBeside(flow, tables, { column: right, end: below + belowBarCode })
  flow.y = Math.max(below, flow.y)
  for (const table of others) writeTable(flow, table)
}

type Packed = Pick<DataSheet, 'packaging' | 'barCode'>

function writePacked(flow: Flow, { packaging, barCode }: Packed, column: Column): void {
  writeTable(flow, packaging, column)
  if (!barCode) return
  writeBarCode(flow, barCode, column)
  flow.y += belowBarCode
}

/** Writes the tables that have room above the end; returns the others. */
function writeBeside(flow: Flow, tables: readonly SheetTable[], { column, end }: { column: Column; end: number }) {
  return tables.filter((table) => {
    const fits = fitsInto(flow.pdf, table, column) && flow.y + heightOfTable(flow.pdf, table, column) <= end
    if (fits) writeTable(flow, table, column)
    return !fits
  })
}

const belowBarCode = 14

function writeCodeBelow(flow: Flow, barCode: NonNullable<DataSheet['barCode']>): void {
  needHeight(flow, barCodeHeight)
  writeBarCode(flow, barCode, { x: content.left, width: content.width })
  flow.y += belowBarCode
}

/** The address of the current data: at the end of the line of the code, or below it where there is no room. */
function writePageLink(flow: Flow, { page: { words, url }, code }: DataSheet): void {
  const { pdf, root } = flow
  const [width, height] = [widthOf(pdf, url, styles.link), lineHeight(styles.link)]
  const isBeside = widthOf(pdf, code, styles.code) + 24 + width <= content.width
  const x = isBeside ? content.left + content.width - width : content.left
  const y = isBeside ? flow.y - 3 - height : flow.y
  const paragraph = addElement(pdf, { parent: root, tag: 'P' })
  const link = addElement(pdf, { parent: paragraph, tag: 'Link' }, () =>
    writeLine(pdf, url, { x, y, style: styles.link }),
  )
  pdf.link(x, y, width, height, url, { structParent: link, Contents: Object(words) } as object)
  paragraph.end()
  if (!isBeside) flow.y += height
}
