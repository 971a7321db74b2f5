import { type ExtranetAccess, extranetAccess } from './extranet-access.ts'

/**
 * The access rules in the delivered content of a story.
 * @returns 'unreadable' for invalid rules: then no customer may read the story
 */
export function statedAccess(content: Readonly<Record<string, unknown>>): ExtranetAccess | 'unreadable' | undefined {
  const stated = content['access']
  if (stated === undefined || stated === null || stated === '') return undefined
  if (!Array.isArray(stated)) return 'unreadable'
  if (stated.length === 0) return undefined
  const [first] = stated
  const parsed = extranetAccess.content.safeParse(first)
  return parsed.success && isWhole(first, parsed.data) ? parsed.data : 'unreadable'
}

/** Dropping an invalid group, market or day would open what an editor closed. */
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
