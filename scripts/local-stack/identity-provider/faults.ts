import { z } from 'zod'

/** Faults that a test can inject; without a fault the provider behaves correctly. */
export const faultNames = [
  // Response of the authorization endpoint
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
  // Response of the token endpoint
  'mfa_required',
  'missing-refresh-token',
  'refresh-refused',
  'token-error',
  'slow-token',
  'dead-token',
  'html-token',
  'busy-token',
  'unknown-client',
  // Discovery document
  'no-userinfo',
  // Every endpoint, or one path
  'dead',
  'slow',
  'busy',
  'html',
] as const

export type FaultName = (typeof faultNames)[number]

export const faultSchema = z.strictObject({
  name: z.enum(faultNames),
  /** For a time claim of the ID token: seconds from now, may be negative. */
  seconds: z.number().default(0),
  /**
   * Number of affected requests; afterwards the fault is off. Without it, the fault lasts until the faults are
   * cleared.
   */
  times: z.number().int().positive().optional(),
  /** Limits a fault of every endpoint to one path, such as `/jwks`. */
  path: z.string().startsWith('/').optional(),
  /** Delay of a slow endpoint in milliseconds. */
  ms: z.number().int().positive().max(60_000).default(15_000),
})

export type Fault = z.output<typeof faultSchema>

export type Faults = {
  set: (fault: Fault) => void
  clear: () => void
  /** The active fault of that name, at the path when it has one; counts as one use. */
  take: (name: FaultName, path?: string) => Fault | undefined
  /** The first active fault of these. */
  takeOneOf: (names: readonly FaultName[]) => Fault | undefined
  /** Lifetime of access and ID tokens in seconds. */
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
