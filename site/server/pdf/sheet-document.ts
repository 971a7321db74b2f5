import Document from 'pdfkit'
import { brandLook } from '#site/brand/brand.ts'
import { type Face, type FontName, fontNamed, type Run, runsOf } from './sheet-fonts.ts'

export type Pdf = PDFKit.PDFDocument
export type Element = PDFKit.PDFStructureElement

/** Points in a millimetre. */
export const mm = 72 / 25.4

/** A4. */
export const paper = { width: 210 * mm, height: 297 * mm } as const

/** The area of the content, in points. */
export const content = {
  left: 18 * mm,
  top: 16 * mm,
  width: paper.width - 36 * mm,
  end: paper.height - 20 * mm,
} as const

export const colors = {
  ink: brandLook.colours.ink,
  quiet: '#4d5761',
  line: '#c9ced3',
  metal: '#f1f3f5',
  brass: brandLook.colours.accent,
} as const

export type TextStyle = { face: Face; size: number; color?: string }

export type DocumentDetails = { title: string; subject: string; author: string; language: string; changedAt: Date }

/**
 * An empty tagged document: its structure says what is a heading, a table or a picture (ISO 14289, PDF/UA). Pages stay open until the end,
 * because each names their number.
 */
export function openDocument({ title, subject, author, language, changedAt }: DocumentDetails): Pdf {
  const dates = { CreationDate: changedAt, ModDate: changedAt }
  const options = {
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7' as const,
    subset: 'PDF/UA',
    tagged: true,
    lang: language,
    displayTitle: true,
    font: fontNamed('text latin'),
    info: { Title: title, Subject: subject, Author: author, Creator: author, ...dates },
  }
  // The types are those of an older version, which knew neither this subset nor a font as bytes.
  return new Document(options as object)
}

type Tag = 'Document' | 'H1' | 'H2' | 'P' | 'Link' | 'Figure' | 'Table' | 'TR' | 'TH' | 'TD'

type ElementOptions = {
  /** In words, for a picture. */
  alt?: string
  /** What a header of a table names. */
  scope?: 'Column' | 'Row'
  /** The place of a picture, in points from the upper left corner. */
  bbox?: readonly [left: number, top: number, right: number, bottom: number]
}

/** Adds an element of the structure; what is written meanwhile is its content. */
export function addElement(
  pdf: Pdf,
  { parent, tag, ...options }: ElementOptions & { parent: Element; tag: Tag },
  write?: () => void,
): Element {
  const element = pdf.struct(tag, options)
  parent.add(element)
  if (write) element.add(write)
  return element
}

/** The bytes of a document whose content is complete. */
export async function finish(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject))
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

/** Height of a line of text. */
export function lineHeight({ size }: TextStyle): number {
  return size * 1.35
}

/**
 * Lines of a text that are no wider than the room; a word that is wider has a line of its own. Each but the last ends in its space: the structure
 * of the document has no lines, and its words would be joined.
 */
export function linesOf(pdf: Pdf, text: string, { style, width }: { style: TextStyle; width: number }): string[] {
  const lines: string[] = []
  for (const word of text.split(/[ \n]+/)) {
    const before = lines.at(-1)
    const longer = before === undefined ? word : `${before} ${word}`
    if (before !== undefined && widthOf(pdf, longer, style) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map((line, index) => (index < lines.length - 1 ? `${line} ` : line))
}

/** Width of a text in one line. */
export function widthOf(pdf: Pdf, text: string, { face, size }: TextStyle): number {
  return runsOf(text, face).reduce((sum, run) => sum + widthOfRun(pdf, run, size), 0)
}

function widthOfRun(pdf: Pdf, { font, text }: Run, size: number): number {
  return use(pdf, font).fontSize(size).widthOfString(text)
}

/** Writes one line; `y` is its upper edge. */
export function writeLine(pdf: Pdf, text: string, { x, y, style }: { x: number; y: number; style: TextStyle }): void {
  const baseline = y + style.size
  let at = x
  pdf.fillColor(style.color ?? colors.ink)
  for (const run of runsOf(text, style.face)) {
    use(pdf, run.font).fontSize(style.size).text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' })
    at += widthOfRun(pdf, run, style.size)
  }
}

function use(pdf: Pdf, font: FontName): Pdf {
  // The types know fonts as bytes alone.
  return pdf.registerFont(font, fontNamed(font) as unknown as Buffer).font(font)
}

/** Draws what a screen reader passes over. */
export function asArtifact(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  draw()
  pdf.endMarkedContent()
}
