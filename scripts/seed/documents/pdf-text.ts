import type { PdfFont } from './pdf-file.ts'

/** Widths of Helvetica from space to tilde, in thousandths of the size (Adobe core 14 metrics). */
const helvetica = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
]

/** Signs of WinAnsi outside Latin 1 (ISO 32000-1, annex D), and how wide Helvetica draws what ASCII does not have. */
const extraCodes: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
}
const extraWidths: Readonly<Record<string, number>> = { '…': 1000, '—': 1000, '‘': 222, '’': 222, '•': 350, '¿': 611 }

/** Bold is wider by up to a tenth; lines are broken as if all of it were. */
const boldness = 1.08
const ordinaryWidth = 556

export type Lettering = { font: PdfFont; size: number }

/** Width of a line in points. */
export function textWidth(text: string, { font, size }: Lettering): number {
  if (font === 'F3') return text.length * 0.6 * size
  const thousandths = [...text].reduce((sum, sign) => sum + signWidth(sign), 0)
  return (thousandths / 1000) * size * (font === 'F2' ? boldness : 1)
}

/** An accent does not widen its letter. */
function signWidth(sign: string): number {
  const letter = sign.normalize('NFD').charCodeAt(0)
  return extraWidths[sign] ?? helvetica[letter - 32] ?? ordinaryWidth
}

/** Lines no wider than `width` points, broken between words; a longer word stands alone. */
export function brokenLines(text: string, lettering: Lettering, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const line = lines.at(-1)
    const longer = line === undefined ? word : `${line} ${word}`
    if (line !== undefined && textWidth(longer, lettering) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/**
 * A line as a command writes it: WinAnsi in brackets.
 * @throws Error when the encoding has no such sign
 */
export function encodedText(text: string): string {
  const bytes = [...text].map((sign) => {
    const code = extraCodes[sign] ?? sign.charCodeAt(0)
    if (code > 255 || (code >= 0x7f && code < 0xa0 && !(sign in extraCodes)) || code < 32) {
      throw new Error(`"${text}": documents cannot show "${sign}"`)
    }
    return String.fromCharCode(code)
  })
  return `(${bytes.join('').replace(/[\\()]/g, '\\$&')})`
}
