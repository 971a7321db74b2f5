import { type ExtranetAccess, extranetAccess } from 'component-schemas/extranet-access.ts'

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
 * The rights that the content of a story states, as the service delivers it.
 * @returns 'unreadable' for rights that cannot be understood: then nobody may read the story
 */
export function accessOf(content: Readonly<Record<string, unknown>>): ExtranetAccess | 'unreadable' | undefined {
  const stated = content['access']
  if (stated === undefined || stated === null || stated === '') return undefined
  if (!Array.isArray(stated)) return 'unreadable'
  if (stated.length === 0) return undefined
  const [first] = stated
  const parsed = extranetAccess.content.safeParse(first)
  return parsed.success && isWhole(first, parsed.data) ? parsed.data : 'unreadable'
}

/** A group, market or day that was left out in reading would open what an editor closed. */
function isWhole(wire: Readonly<Record<string, unknown>>, { groups, markets, validFrom, validTo }: ExtranetAccess) {
  const countOf = (value: unknown) => (Array.isArray(value) ? new Set(value).size : value ? -1 : 0)
  const isStated = (value: unknown) => value !== undefined && value !== null && value !== ''
  return (
    countOf(wire['groups']) === groups.length &&
    countOf(wire['markets']) === markets.length &&
    isStated(wire['validFrom']) === (validFrom !== undefined) &&
    isStated(wire['validTo']) === (validTo !== undefined)
  )
}

/** The same question for a story as it was delivered. */
export function mayOpen(content: Readonly<Record<string, unknown>>, reader: Reader, now: Date): boolean {
  const access = accessOf(content)
  return access !== 'unreadable' && mayRead(access, reader, now)
}
