import type { ExtranetAccess } from 'component-schemas/access/extranet-access.ts'
import type { StatedAccess } from 'component-schemas/access/narrowed-access.ts'

/** The part of a customer that decides about rights; `site/identity` has the whole. */
export type Reader = { groups: readonly string[]; market: string | undefined }

/**
 * Whether a customer may read what an editor narrowed: it names one of the customer's groups and their market, and its
 * period has started and has not ended. A restriction that is absent admits every customer; a customer without a market
 * belongs to all markets.
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
 * The same for the rights of a story as `folder-access` reads them, with those of its folders; malformed rights admit
 * no customer.
 */
export function mayOpen(access: StatedAccess, reader: Reader, now: Date): boolean {
  return access !== 'unreadable' && mayRead(access, reader, now)
}
