import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import { woffToSfnt } from './woff-to-sfnt.ts'

export type Face = 'text' | 'strong' | 'code'

/** Files of a face, one for each part of Unicode; the PDF has the glyphs of a sheet only. */
const files: Readonly<Record<Face, (part: string) => string>> = {
  text: (part) => `@fontsource/ibm-plex-sans/files/ibm-plex-sans-${part}-400-normal.woff`,
  strong: (part) => `@fontsource/ibm-plex-sans/files/ibm-plex-sans-${part}-600-normal.woff`,
  code: (part) => `@fontsource/ibm-plex-mono/files/ibm-plex-mono-${part}-400-normal.woff`,
}

/** Parts that contain the letters of the nine languages, and their ranges (`unicode.json` of the packages). */
const parts = [
  {
    name: 'latin',
    has: /[\u0000-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215]/,
  },
  {
    name: 'latin-ext',
    has: /[\u0100-\u02ba\u02bd-\u02c5\u02dd-\u02ff\u1e00-\u1e9f\u1ef2-\u1eff\u2020\u20a0-\u20ab\u20ad-\u20c0]/,
  },
  { name: 'cyrillic', has: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/ },
] as const

type Part = (typeof parts)[number]['name']

/** Name under which a document has a font, such as `strong cyrillic`. */
export type FontName = `${Face} ${Part}`

/** Characters that the fonts lack, and their replacements. */
const replaced: Readonly<Record<string, string>> = { '⁻': '\u2212', '⌀': 'Ø', '→': '–' }

export type Run = { font: FontName; text: string }

/** A text in pieces, each of which one font can write. A character that no font has becomes a question mark. */
export function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = []
  for (const character of text.normalize('NFC')) {
    const { part, written } = writable(character)
    const font: FontName = `${face} ${part}`
    const last = runs.at(-1)
    if (last?.font === font) last.text += written
    else runs.push({ font, text: written })
  }
  return runs
}

function writable(character: string): { part: Part; written: string } {
  const written = replaced[character] ?? spaceFor(character)
  const part = parts.find(({ has }) => has.test(written))
  return part ? { part: part.name, written } : { part: 'latin', written: '?' }
}

/** Numbers have narrow spaces in some languages; the fonts have one width. */
function spaceFor(character: string): string {
  return /\s/.test(character) && character !== ' ' ? '\u00a0' : character
}

const opened = new Map<FontName, Font>()

/** A font, opened once for all sheets: reading its tables takes longer than writing a sheet. */
export function fontNamed(name: FontName): Font {
  const known = opened.get(name)
  if (known) return known
  const [face = 'text', part = 'latin'] = name.split(' ')
  const font = create(woffToSfnt(readFileSync(packages.resolve(files[face as Face](part)))))
  if (!('glyphsForString' in font)) throw new Error(`The file of the font ${name} holds several fonts.`)
  opened.set(name, font)
  return font
}

/** Packages are looked up from where the process runs: the bundler of the framework moves modules, and does not follow fonts. */
const packages = createRequire(join(process.cwd(), 'package.json'))
