import { ownNames } from '#site/forms/read-answers.ts'
import type { FormProblem } from '#site/forms/view/form-texts.ts'
import type { Database } from '#site/server/database/database.ts'
import { makeToken, type ReadToken, readToken } from './form-token.ts'
import { countRefusal, type RefusalReason } from './refusals.ts'
import { type Sender, senderOf } from './sender.ts'
import { type Limit, takeAllowance } from './take-allowance.ts'

/** A sent form, as far as its sender is judged. */
export type Judged = {
  database: Database
  secret: string
  slug: string
  data: FormData
  /** Network address of the sender, for limits only; never stored. */
  address: string
  now: number
}

export type Doubt = { reason: RefusalReason; problem: FormProblem; waitMs?: number }

/** `reason`: whether limits and token let what was written be stored for its page depends on it. */
export type Refused = { is: 'refused'; reason: RefusalReason; problem: FormProblem; token: string; waitMs?: number }

/** Of one customer, and of the network around it, in which one sender may have 256 customers' worth of addresses. */
const limits = {
  attempts: [
    { name: 'attempts', capacity: 30, everyMs: 10_000, of: 'own' },
    { name: 'attempts around', capacity: 120, everyMs: 2500, of: 'around' },
  ],
  accepted: [{ name: 'address', capacity: 10, everyMs: 60_000, of: 'own' }],
  // Forms that came back, of all forms together: what one sender may have on the disk for an hour.
  returned: [
    { name: 'returned', capacity: 20, everyMs: 3 * 60_000, of: 'own' },
    { name: 'returned around', capacity: 80, everyMs: 45_000, of: 'around' },
  ],
} as const satisfies Readonly<Record<string, readonly (Limit & { of: keyof Sender })[]>>

/**
 * Judges the sender of a form before anything of it is stored or its answers are read: limits, then the token.
 * @returns undefined where the form may be read
 */
export async function judgeSender(received: Judged): Promise<Refused | undefined> {
  const doubt = await doubtAboutSender(received)
  return doubt && (await refused(received, doubt))
}

export async function refused(
  { database, slug, secret, now }: Judged,
  { reason, problem, waitMs }: Doubt,
): Promise<Refused> {
  await countRefusal(database, slug, reason)
  const token = makeToken('visit', slug, { secret, now })
  return { is: 'refused', reason, token, problem, ...(waitMs !== undefined && { waitMs }) }
}

async function doubtAboutSender(received: Judged): Promise<Doubt | undefined> {
  if (!(await isAllowed(received, 'attempts'))) return { reason: 'too-many', problem: 'too-many' }
  return tokenOf(received) ? undefined : { reason: 'token', problem: 'check-again' }
}

export function tokenOf({ data, slug, secret, now }: Judged): ReadToken | undefined {
  return readToken(String(data.get(ownNames.token) ?? ''), slug, { secret, now })
}

export function sender({ address, secret }: Judged): Sender {
  return senderOf(address, secret)
}

/** Counts what a sender does, in each of its networks. */
export async function isAllowed(received: Judged, what: keyof typeof limits): Promise<boolean> {
  const who = sender(received)
  const { database, slug, now } = received
  for (const { of, ...limit } of limits[what])
    if (!(await takeAllowance(database, limit, { key: what === 'returned' ? who[of] : `${who[of]} ${slug}`, now })))
      return false
  return true
}
