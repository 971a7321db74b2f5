import { z } from 'zod'

/** What goes wrong at the provider when a test asks for it; without a fault it is an honest provider. */
export const faultNames = [
  // The answer of the authorization endpoint
  'state',
  'login_required',
  'consent_required',
  'interaction_required',
  'access_denied',
  // The ID token; `seconds` moves a time relative to now
  'issuer',
  'subject',
  'audience',
  'authorized-party',
  'nonce',
  'organisation',
  'expiry',
  'not-before',
  'issued-at',
  'auth-time',
  'algorithm',
  'unsigned',
  'malformed',
  'signature',
  'no-id-token',
  // The answer of the token endpoint
  'mfa_required',
  'missing-refresh-token',
  'refresh-refused',
  'token-error',
  'slow-token',
  'dead-token',
  'html-token',
  'busy-token',
  'unknown-client',
  // What the provider says of itself
  'no-userinfo',
  // Everything, or what lies at a path
  'dead',
  'slow',
  'busy',
  'html',
] as const

export type FaultName = (typeof faultNames)[number]

export const faultSchema = z.strictObject({
  name: z.enum(faultNames),
  /** For a time of the ID token: seconds from now, may be negative. */
  seconds: z.number().default(0),
  /** How many requests it meets; then the provider is honest again. Without it, until the faults are taken back. */
  times: z.number().int().positive().optional(),
  /** Where a fault of everything is met alone, such as `/jwks`. */
  path: z.string().startsWith('/').optional(),
  /** How long a slow endpoint takes. */
  ms: z.number().int().positive().max(60_000).default(15_000),
})

export type Fault = z.output<typeof faultSchema>

export type Faults = {
  set: (fault: Fault) => void
  clear: () => void
  /** The fault of that name when it is on, at the path when there is one; counts as one meeting. */
  take: (name: FaultName, path?: string) => Fault | undefined
  /** The first of these that is on. */
  takeOneOf: (names: readonly FaultName[]) => Fault | undefined
  /** Life of access and ID tokens in seconds. */
  tokenSeconds: number
}

export const usualTokenSeconds = 3600

export function faultSwitch(): Faults {
  const left = new Map<FaultName, { fault: Fault; times: number }>()
  function take(name: FaultName, path?: string): Fault | undefined {
    const entry = left.get(name)
    if (!entry || (entry.fault.path ?? path) !== path) return undefined
    entry.times -= 1
    if (entry.times <= 0) left.delete(name)
    return entry.fault
  }
  const faults: Faults = {
    set: (fault) => void left.set(fault.name, { fault, times: fault.times ?? Number.POSITIVE_INFINITY }),
    clear: () => {
      left.clear()
      faults.tokenSeconds = usualTokenSeconds
    },
    take,
    takeOneOf: (names) => {
      const name = names.find((one) => left.has(one))
      return name && take(name)
    },
    tokenSeconds: usualTokenSeconds,
  }
  return faults
}
