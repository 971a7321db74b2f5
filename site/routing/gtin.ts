/**
 * A Global Trade Item Number in its form of 14 digits, under which all lengths are compared (GS1 General Specifications, section 3.3).
 * @param text 8, 12, 13 or 14 digits; an EAN-13 is a GTIN
 * @returns undefined when it has another length, or a wrong check digit
 */
export function gtin14(text: string): string | undefined {
  return /^(\d{8}|\d{12,14})$/.test(text) && hasCheckDigit(text) ? text.padStart(14, '0') : undefined
}

/** GS1 General Specifications, section 7.9: weights 3 and 1 in turn, from the right, filled up to the next ten. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits.padStart(14, '0')].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1),
    0,
  )
  return sum % 10 === 0
}
