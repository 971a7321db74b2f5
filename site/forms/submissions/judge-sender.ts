import { ownNames } from '#site/forms/read-answers.ts'
import type { FormProblem } from '#site/forms/view/form-texts.ts'
import type { Database } from '#site/server/database/database.ts'
import { type ActionName, mayAct } from './action-limits.ts'
import { makeToken, type ReadToken, readToken } from './form-token.ts'
import { countRefusal, type RefusalReason } from './refusals.ts'
import { type Sender, senderOf } from './sender.ts'

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

/**
 * Judges the sender of a form before anything of it is stored or its answers are read: limits, then the token.
 * @returns undefined where the form may be read
 */
export async function judgeSender(received: Judged): Promise<Refused | undefined> {
  const doubt = await doubtAboutSender(received)
  return doubt && (await refused(received, doubt))
}

export async function refused(received: Judged, { reason, problem, waitMs }: Doubt): Promise<Refused> {
  const { database, slug, secret, now } = received
  await countRefusal(database, slug, reason)
  const token = makeToken('visit', slug, { secret, now, owner: tokenOf(received)?.owner || undefined })
  return { is: 'refused', reason, token, problem, ...(waitMs !== undefined && { waitMs }) }
}

async function doubtAboutSender(received: Judged): Promise<Doubt | undefined> {
  if (!(await isAllowed(received, 'send a form'))) return { reason: 'too-many', problem: 'too-many' }
  return tokenOf(received) ? undefined : { reason: 'token', problem: 'check-again' }
}

export function tokenOf({ data, slug, secret, now }: Judged): ReadToken | undefined {
  return readToken(String(data.get(ownNames.token) ?? ''), slug, { secret, now })
}

export function sender({ address, secret }: Judged): Sender {
  return senderOf(address, secret)
}

/** Counts what a sender does: with one form, or with all of them where forms come back. */
export async function isAllowed(received: Judged, name: ActionName): Promise<boolean> {
  const { database, slug, now } = received
  return await mayAct(database, name, {
    doer: sender(received),
    now,
    about: name === 'have a form returned' ? '' : slug,
  })
}
