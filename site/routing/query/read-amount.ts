/** The most pieces of a product that a line may ask for. */
export const mostPieces = 99_999

/** What a text says of a number of pieces: a number, or what was written where that may mean several things or none. */
export type ReadAmount = { amount: number; unclear?: undefined } | { amount: 0; unclear: string }

/** What a spreadsheet writes for a number that it must take for a text: `="20"`. */
const asFormula = /^=\s*"([^"]*)"$/
/** Whole numbers, also with decimals that are none. Three noughts after one mark may be thousands. */
const whole = /^0*(\d{1,9})(?:[.,]0{1,2})?$/
/** Thousands in groups, where another mark, a space or an apostrophe leaves no doubt about them. */
const grouped = /^(\d{1,3}(?:([ '’])\d{3})+|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.))(?:[.,]0{1,2})?$/

/**
 * Reads a number of pieces. Nothing is guessed: `1.000` is one in one language and a thousand in the next, `2,5` and `20 uds` are no number
 * of pieces. Such a text is given back as it was written, for a person to decide.
 */
export function readAmount(text: string): ReadAmount {
  const written = text.replace(/\s+/gu, ' ').trim()
  const plain = (asFormula.exec(written)?.[1] ?? written).normalize('NFKC').trim()
  const digits = whole.exec(plain)?.[1] ?? grouped.exec(plain)?.[1]?.replace(/\D/g, '')
  const amount = Number(digits ?? 0)
  return amount > 0 && amount <= mostPieces ? { amount } : { amount: 0, unclear: written }
}
