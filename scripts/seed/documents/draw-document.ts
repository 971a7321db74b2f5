import type { SourceStory } from '../compile/source-story.ts'
import { factTable, measureTable } from './measure-table.ts'
import { type PdfPage, pageSize, pdfFile } from './pdf-file.ts'
import { brokenLines, encodedText, type Lettering, textWidth } from './pdf-text.ts'
import type { SourceDocument } from './source-document.ts'

const margin = 56
const column = pageSize.width - 2 * margin
const foot = 72
const top = pageSize.height - 92

const ink = '0.078 0.094 0.114'
const quiet = '0.318 0.365 0.412'
const brass = '0.541 0.353 0.071'

const looks = {
  title: { font: 'F2', size: 26 },
  subtitle: { font: 'F1', size: 13 },
  heading: { font: 'F2', size: 13 },
  text: { font: 'F1', size: 10.5 },
  small: { font: 'F1', size: 8 },
  figure: { font: 'F3', size: 9.5 },
} as const satisfies Record<string, Lettering>

/** The house's cut: depth in steps at equal distances. */
const cut = [0, 0, 4, 4, 2, 2, 5, 5, 1, 1, 3, 3, 0, 0]

/** A piece of a page: its height in points, and its commands when its upper edge is at `y`. */
type Piece = { height: number; draw: (y: number) => string; keepsWithNext?: boolean }

/** A document as PDF bytes: a cut line over each page, number and version below, text broken into lines and pages. */
export function drawDocument(document: SourceDocument, stories: readonly SourceStory[]): Buffer {
  const pages = placed(piecesOf(document, stories))
  const drawn = pages.map((commands, index): PdfPage => {
    const place = `${index + 1} / ${pages.length}`
    return { commands: [...header(), ...commands, ...footer(document, place)].join('\n') }
  })
  return pdfFile(drawn, { title: document.title, language: document.language, date: document.date })
}

function piecesOf(document: SourceDocument, stories: readonly SourceStory[]): Piece[] {
  return [
    ...lines(document.title, { look: looks.title, colour: ink, after: 4 }),
    ...lines(document.subtitle, { look: looks.subtitle, colour: quiet, after: 22 }),
    ...document.sections.flatMap(({ heading, text, measures, facts }) => [
      ...lines(heading, { look: looks.heading, colour: brass, after: 5 }).map((piece) => ({
        ...piece,
        keepsWithNext: true,
      })),
      ...text.flatMap((paragraph) =>
        lines(paragraph.replace(/^-\s+/, '•  '), { look: looks.text, colour: ink, after: 6 }),
      ),
      ...(measures ? [...measureTable(measures, stories, document.language).map(tableRow), gap(8)] : []),
      ...(facts ? [...factTable(facts, stories, document.language).map(tableRow), gap(8)] : []),
      gap(10),
    ]),
  ]
}

function lines(text: string, style: { look: Lettering; colour: string; after: number }): Piece[] {
  const { look, colour, after } = style
  const height = look.size * 1.42
  const broken = brokenLines(text, look, column)
  return broken.map((line, index) => ({
    height: height + (index === broken.length - 1 ? after : 0),
    draw: (y) => textCommand(line, { look, colour, x: margin, y: y - look.size }),
  }))
}

function gap(height: number): Piece {
  return { height, draw: () => '' }
}

/** Cells at equal distances; the first row is the heading. */
function tableRow(cells: readonly string[], row: number): Piece {
  const height = 17
  const width = column / cells.length
  return {
    height,
    draw: (y) =>
      [
        ...cells.map((cell, index) => {
          const look = row === 0 ? looks.small : looks.figure
          return textCommand(cell, { look, colour: row === 0 ? quiet : ink, x: margin + index * width, y: y - 11 })
        }),
        `${row === 0 ? 0.9 : 0.4} w ${quiet} RG ${margin} ${y - height + 1} m ${margin + column} ${y - height + 1} l S`,
      ].join('\n'),
  }
}

/** Pieces from top to bottom; one that does not fit begins the next page, with the heading before it. */
function placed(pieces: readonly Piece[]): string[][] {
  const pages: string[][] = [[]]
  let y: number = top
  for (const [index, piece] of pieces.entries()) {
    const needed = piece.height + (piece.keepsWithNext ? (pieces[index + 1]?.height ?? 0) : 0)
    if (y - needed < foot) {
      pages.push([])
      y = top
    }
    pages.at(-1)?.push(piece.draw(y))
    y -= piece.height
  }
  return pages.map((commands) => commands.filter((command) => command !== ''))
}

function header(): string[] {
  const y = pageSize.height - 52
  const from = margin + 96
  const step = (pageSize.width - margin - from) / (cut.length - 1)
  const path = cut.map(
    (depth, index) => `${fixed(from + index * step)} ${fixed(y + 10 - depth * 2.2)} ${index ? 'l' : 'm'}`,
  )
  return [
    textCommand('ZARANDAL', { look: { font: 'F2', size: 12 }, colour: ink, x: margin, y }),
    `1.4 w ${brass} RG ${path.join(' ')} S`,
  ]
}

function footer({ number, version }: SourceDocument, place: string): string[] {
  const look = looks.small
  return [
    textCommand(`${number}  v${version}`, { look, colour: quiet, x: margin, y: 40 }),
    textCommand(place, { look, colour: quiet, x: pageSize.width - margin - textWidth(place, look), y: 40 }),
  ]
}

type Placement = { look: Lettering; colour: string; x: number; y: number }

function textCommand(text: string, { look, colour, x, y }: Placement): string {
  return `BT /${look.font} ${look.size} Tf ${colour} rg ${fixed(x)} ${fixed(y)} Td ${encodedText(text)} Tj ET`
}

function fixed(value: number): string {
  return String(Math.round(value * 100) / 100)
}
