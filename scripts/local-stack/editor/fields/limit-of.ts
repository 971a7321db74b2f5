/** A limit of a schema, which the vendor stores as a number or as digits; undefined when it sets none. */
export function limitOf(stored: number | string | null | undefined): number | undefined {
  if (stored === undefined || stored === null || stored === '') return undefined
  const limit = Number(stored)
  return Number.isFinite(limit) ? limit : undefined
}
