import {
  addElement,
  content,
  type Element,
  lineHeight,
  linesOf,
  type Pdf,
  type TextStyle,
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
