import type { ContentProblem } from './content-problem.fixture.ts'

/** Trade names that must never occur in the demo content; everything in it is invented. */
const tradeNames = [
  'Abus',
  'Abloy',
  'Assa',
  'Cisa',
  'Dom',
  'Dormakaba',
  'Ezcurra',
  'Fichet',
  'Ilco',
  'Iseo',
  'Jma',
  'Kaba',
  'Keyline',
  'Kwikset',
  'Lince',
  'Lockwood',
  'Medeco',
  'Mottura',
  'Mul-T-Lock',
  'Schlage',
  'Silca',
  'Tesa',
  'Yale',
  'Audi',
  'BMW',
  'Citroën',
  'Fiat',
  'Ford',
  'Honda',
  'Hyundai',
  'Kia',
  'Mazda',
  'Mercedes',
  'Nissan',
  'Opel',
  'Peugeot',
  'Renault',
  'Seat',
  'Skoda',
  'Toyota',
  'Volkswagen',
  'Volvo',
  'Megamos',
  'Hitag',
  'Texas Instruments',
] as const

/** Real trade names in a text. */
export function tradeNameProblems(texts: readonly { at: string; text: string }[]): ContentProblem[] {
  return texts.flatMap(({ at, text }) =>
    tradeNames
      // Only capitalised, because "seat" and "dom" are also words.
      .filter((name) => new RegExp(`(?<![\\p{L}-])(?:${name}|${name.toUpperCase()})(?![\\p{L}])`, 'u').test(text))
      .map((name) => ({ at, message: `names ${name}` })),
  )
}
