import type { ExtranetAccess } from 'component-schemas/access/extranet-access.ts'
import type { StatedAccess } from 'component-schemas/access/narrowed-access.ts'

/** What of a customer decides about rights; `site/identity` knows the whole. */
export type Reader = { groups: readonly string[]; market: string | undefined }

/**
 * Whether a customer may read what an editor narrowed: one of the customer's groups is named, their market is, and its
 * time has come and is not over. What is not narrowed is for every customer; a customer without a market is of all.
 */
export function mayRead(access: ExtranetAccess | undefined, { groups, market }: Reader, now: Date): boolean {
  if (!access) return true
  const isOfGroup = access.groups.length === 0 || access.groups.some((group) => groups.includes(group))
  const markets: readonly string[] = access.markets
  const isOfMarket = markets.length === 0 || market === undefined || markets.includes(market)
  return isOfGroup && isOfMarket && isInTime(access, now)
}

function isInTime({ validFrom, validTo }: ExtranetAccess, now: Date): boolean {
  const moment = now.toISOString()
  return (validFrom === undefined || validFrom <= moment) && (validTo === undefined || moment < validTo)
}

/**
 * The same for the rights of a story as `folder-access` reads them, with those of its folders; rights that cannot be understood
 * are for no customer.
 */
export function mayOpen(access: StatedAccess, reader: Reader, now: Date): boolean {
  return access !== 'unreadable' && mayRead(access, reader, now)
}
