import {
  addElement,
  asArtifact,
  colors,
  content,
  type DocumentDetails,
  type Element,
  finish,
  lineHeight,
  linesOf,
  mm,
  openDocument,
  type Pdf,
  paper,
  type TextStyle,
  widthOf,
  writeLine,
} from './sheet-document.ts'

/** A document that is written from top to bottom. `y` is where the next content begins. */
export type Flow = { pdf: Pdf; root: Element; y: number }

export type Column = { x: number; width: number }

export const wholeWidth: Column = { x: content.left, width: content.width }

/** Begins a page where the rest of this one has not the height. */
export function needHeight(flow: Flow, height: number): void {
  if (flow.y + height <= content.end) return
  flow.pdf.addPage()
  flow.y = content.top
}

/**
 * A tagged document with embedded fonts, whose content `write` writes.
 * @param foot the text at the foot of every page, beside its number
 */
export async function writeDocument(
  details: DocumentDetails,
  foot: string,
  write: (flow: Flow) => void,
): Promise<Buffer> {
  const pdf = openDocument(details)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  write({ pdf, root, y: content.top })
  root.end()
  writeFeet(pdf, foot)
  return await finish(pdf)
}

type Words = { tag: 'H1' | 'H2' | 'P'; style: TextStyle; column?: Column; after?: number }

/** Writes a heading or a paragraph; it stays on one page. */
export function writeWords(flow: Flow, text: string, { tag, style, column = wholeWidth, after = 0 }: Words): void {
  const { pdf } = flow
  const lines = linesOf(pdf, text, { style, width: column.width })
  needHeight(flow, lines.length * lineHeight(style))
  const { y } = flow
  const write = () =>
    lines.forEach((line, index) => writeLine(pdf, line, { x: column.x, y: y + index * lineHeight(style), style }))
  addElement(pdf, { parent: flow.root, tag }, write)
  if (tag === 'H2') pdf.outline.addItem(text)
  flow.y += lines.length * lineHeight(style) + after
}

const footStyle: TextStyle = { face: 'text', size: 7.5, color: colors.quiet }

/** The number is at the right edge. */
function writeFeet(pdf: Pdf, words: string): void {
  const { start, count } = pdf.bufferedPageRange()
  const y = paper.height - 13 * mm
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index)
    asArtifact(pdf, () => {
      const number = `${index + 1} / ${count}`
      writeLine(pdf, words, { x: content.left, y, style: footStyle })
      writeLine(pdf, number, { x: content.left + content.width - widthOf(pdf, number, footStyle), y, style: footStyle })
    })
  }
}
