/**
 * Advance widths of Arial, in which search results are set, in thousandths of the font size: the width and the characters that have it.
 * A table measures the same on every computer, whatever fonts it has. Pairs that the font sets closer count as two characters.
 */
const widths: readonly (readonly [number, string])[] = [
  [191, "'"],
  [222, 'ijl‘’'],
  [260, '|'],
  [278, ' !,./:;I[\\]ft·'],
  [333, '()-`r¡¨“”'],
  [334, '{}'],
  [355, '"'],
  [365, 'г'],
  [389, '*'],
  [400, '°'],
  [438, 'кї'],
  [458, 'зт'],
  [469, '^'],
  [500, 'Jcksvxyzсух'],
  [510, 'э'],
  [521, 'чь'],
  [531, 'в'],
  [542, 'Гпя'],
  [552, 'н'],
  [556, '#$0123456789?L_abdeghnopqu«»аеор–€'],
  [559, 'и'],
  [573, 'бц'],
  [583, 'Кдл'],
  [584, '+<=>~×'],
  [604, 'З'],
  [611, 'FTZ¿ßøТ'],
  [625, 'ъ'],
  [635, 'У'],
  [656, 'БЛЬ'],
  [667, '&ABEKPSVXYАВЕРХЧ'],
  [669, 'ж'],
  [677, 'Д'],
  [688, 'м'],
  [719, 'ИПЭы'],
  [722, 'CDHNRUwНСЯ'],
  [740, 'Ц'],
  [750, 'ю'],
  [760, 'Ф'],
  [778, 'GOQО'],
  [792, 'Ъ'],
  [802, 'ш'],
  [823, 'фщ'],
  [833, 'MmМ'],
  [885, 'Ы'],
  [889, '%æ'],
  [917, 'Ш'],
  [923, 'Ж'],
  [938, 'Щ'],
  [944, 'Wœ'],
  [1000, 'Æ—…'],
  [1010, 'Ю'],
  [1015, '@'],
]

const known = new Map(widths.flatMap(([width, characters]) => [...characters].map((one) => [one, width] as const)))

/** Of a character without a row: a small letter. */
const usual = 556

/** The width of a text in one line, in pixels. @param size of the font in pixels */
export function pixelWidth(text: string, size: number): number {
  return (thousandthsOf(text) * size) / 1000
}

/** An accent adds no width to its letter. */
function thousandthsOf(text: string): number {
  const letters = [...text].map((one) => (known.has(one) ? one : one.normalize('NFD').replace(/\p{M}/gu, '')))
  return letters.reduce((sum, one) => sum + (one === '' ? 0 : (known.get(one) ?? usual)), 0)
}

/** The text as a search result shows it: whole words up to the width, and an ellipsis where something is left out. */
export function cutToWidth(text: string, { size, pixels }: { size: number; pixels: number }): string {
  if (pixelWidth(text, size) <= pixels) return text
  const words = text.split(' ')
  const fits = (count: number) => pixelWidth(`${words.slice(0, count).join(' ')} …`, size) <= pixels
  const most = words.findIndex((_, at) => !fits(at + 1))
  return `${words.slice(0, most).join(' ')} …`.trim()
}
