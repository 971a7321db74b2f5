import type { IdTokenClaims } from './provider/id-token-claims.ts'

/** A trade customer, as the rest of the site sees them. */
export type Customer = {
  subject: string
  name: string
  email: string
  organisation: string
  groups: readonly string[]
  /** Market of the customer's own country; absent: all. */
  market: string | undefined
}

/** The customer that verified claims describe; a claim of the wrong kind counts as absent. */
export function toCustomer(claims: IdTokenClaims): Customer {
  const email = textOf(claims['email'])
  const market = textOf(claims['market'])
  return {
    subject: claims.sub,
    name: textOf(claims['name']) || email || claims.sub,
    email,
    organisation: textOf(claims['org_name']) || textOf(claims['org_id']),
    groups: listOf(claims['groups']),
    market: market === '' ? undefined : market,
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
