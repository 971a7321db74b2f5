import type { ExtranetAccess } from './extranet-access.ts'
import type { statedAccess } from './stated-access.ts'

/** Access rules of `statedAccess`: undefined for every customer, 'unreadable' for none. */
export type StatedAccess = ReturnType<typeof statedAccess>

/**
 * The access rules of a story in folders: each folder restricts its content, so a customer never reads a story if one of
 * its folders denies access.
 * @param all the access rules of the folders and of the story itself, in any order
 * @returns 'unreadable' when no customer is left, or when one of the rules is unreadable
 */
export function narrowedAccess(all: readonly StatedAccess[]): StatedAccess {
  return all.reduce<StatedAccess>((outer, inner) => {
    if (outer === 'unreadable' || inner === 'unreadable') return 'unreadable'
    return outer && inner ? both(outer, inner) : (outer ?? inner)
  }, undefined)
}

function both(outer: ExtranetAccess, inner: ExtranetAccess): ExtranetAccess | 'unreadable' {
  const groups = common(outer.groups, inner.groups)
  const markets = common(outer.markets, inner.markets)
  if (!groups || !markets) return 'unreadable'
  // ISO 8601 in UTC: the order of the texts is the order of the moments.
  const [validFrom] = [outer.validFrom, inner.validFrom]
    .filter((day) => day !== undefined)
    .toSorted()
    .toReversed()
  const [validTo] = [outer.validTo, inner.validTo].filter((day) => day !== undefined).toSorted()
  return { ...inner, groups, markets, validFrom, validTo }
}

/** An empty list means every customer. @returns undefined when the intersection is empty */
function common<Name extends string>(outer: readonly Name[], inner: readonly Name[]): Name[] | undefined {
  if (outer.length === 0) return [...inner]
  if (inner.length === 0) return [...outer]
  const names = inner.filter((name) => outer.includes(name))
  return names.length === 0 ? undefined : names
}
