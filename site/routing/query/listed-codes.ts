/** The most products that are compared side by side. The page names those that have no room. */
export const mostCompared = 6

/** Part numbers are shorter (`component-schemas`, product). */
const longestCode = 40

/**
 * The part numbers in the values of a parameter, in their order none twice: `NOR-1R,NOR-2`, or one value each, as a
 * form sends them.
 */
export function parseCodes(values: readonly string[]): string[] {
  const codes = values.flatMap((value) => value.split(/[,;\n]/)).map((code) => code.trim().slice(0, longestCode))
  const byName = new Map<string, string>()
  for (const code of codes) if (code !== '' && !byName.has(code.toUpperCase())) byName.set(code.toUpperCase(), code)
  return [...byName.values()]
}

/** The codes as an address names them: a comma needs no escape in a query (RFC 3986), and stays readable. */
export function codesText(codes: readonly string[]): string {
  return codes.map(encodeURIComponent).join(',')
}
