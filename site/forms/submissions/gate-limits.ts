import { createHmac } from 'node:crypto'
import type { Database } from '#site/server/database/database.ts'
import { type Limit, msUntilAllowance, type Taking, takeAllowance } from './take-allowance.ts'

type Attempt = {
  /** Network of the client, as `server/pipeline/client-network` names it. */
  network: string
  /** User name that was sent. */
  user: string
  isRight: boolean
  /** Whether the network has sent the same ones lately. */
  isRepeated: boolean
}

type Settings = { database: Database; secret: string; report: (line: string) => void; now?: () => number }

/**
 * Wrong credentials that are judged: ten at once of a network and then one a minute, thirty at once of a user name and then
 * three a minute, from wherever they come.
 */
const limits = {
  network: { name: 'gate network', capacity: 10, everyMs: 60_000 },
  user: { name: 'gate user', capacity: 30, everyMs: 20_000 },
  /** A network that has shown the right credentials is not shut out by what others send under its user name. */
  known: { name: 'gate known', capacity: 1, everyMs: 30 * 86_400_000 },
} as const satisfies Record<string, Limit>

/**
 * Limits how many credentials of gated websites are tried, for all processes that have the database open (NIST SP 800-63B, 5.2.2).
 * Right ones are refused too while a limit is reached, or else the limit would reveal the right ones. The database has keyed digests.
 * @returns called for each attempt: the milliseconds that the client has to wait; 0 when it may go on. Without the database there is no
 *   limit: credentials are checked all the same
 */
export function gateLimits({ database, secret, report, now = Date.now }: Settings) {
  /** A new guess takes an allowance in the statement that looks, also among many at once; the others only look. */
  const waitFor = async (limit: Limit, taking: Taking, isGuess: boolean) => {
    const isAllowed = isGuess && (await takeAllowance(database, limit, taking))
    return isAllowed ? 0 : await msUntilAllowance(database, limit, taking)
  }

  const judge = async ({ network, user, isRight, isRepeated }: Attempt): Promise<number> => {
    const keyOf = (text: string) =>
      createHmac('sha256', secret).update(`gate\n${text}`).digest('base64url').slice(0, 22)
    const ofNetwork = { key: keyOf(network), now: now() }
    const isGuess = !isRight && !isRepeated
    const networkMs = await waitFor(limits.network, ofNetwork, isGuess)
    // A network that is limited uses up no allowance of the user name, which belongs to others too.
    if (networkMs > 0) return networkMs
    const isKnown = (await msUntilAllowance(database, limits.known, ofNetwork)) > 0
    const userMs = await waitFor(limits.user, { key: keyOf(user), now: now() }, isGuess)
    if (userMs > 0 && !isKnown) return userMs
    if (isRight && !isKnown) await takeAllowance(database, limits.known, ofNetwork)
    return 0
  }

  return (attempt: Attempt): Promise<number> =>
    judge(attempt).catch((error: unknown) => {
      report(`The gate could not count an attempt: ${String(error)}`)
      return 0
    })
}
