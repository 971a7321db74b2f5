import type { Database } from '#site/server/database/database.ts'
import type { Sender } from './sender.ts'
import { type Limit, takeAllowance } from './take-allowance.ts'

/** What a repeated action uses up. */
export type Cost = 'mail' | 'cpu' | 'disk'

/** By whom an action is counted: a network, the network around it, or the customer who is logged in. */
export type CountedBy = keyof Sender | 'customer'

export type Action = { costs: readonly Cost[]; limits: readonly (Limit & { of: CountedBy })[] }

/**
 * Every action that a person can repeat and that costs mail, processor time or disk, with its limits: so many at once, then one each
 * `everyMs`. The row of each handler names its own, or says why it needs none (`site/handlers`).
 */
export const actions = {
  // Of one customer, and of the network around it, in which one sender may have 256 customers' worth of addresses.
  'send a form': {
    costs: ['cpu', 'disk'],
    limits: [
      { name: 'attempts', capacity: 30, everyMs: 10_000, of: 'own' },
      { name: 'attempts around', capacity: 120, everyMs: 2500, of: 'around' },
    ],
  },
  'have a form taken': {
    costs: ['mail', 'disk'],
    limits: [{ name: 'address', capacity: 10, everyMs: 60_000, of: 'own' }],
  },
  // Of all forms together: what one sender may have on the disk for an hour.
  'have a form returned': {
    costs: ['disk'],
    limits: [
      { name: 'returned', capacity: 20, everyMs: 3 * 60_000, of: 'own' },
      { name: 'returned around', capacity: 80, everyMs: 45_000, of: 'around' },
    ],
  },
  // Two mails with a PDF each. A customer with more lists than this in an hour writes one mail.
  'send an enquiry': {
    costs: ['mail', 'cpu', 'disk'],
    limits: [{ name: 'enquiry', capacity: 10, everyMs: 5 * 60_000, of: 'customer' }],
  },
  'change a list': { costs: ['cpu', 'disk'], limits: [{ name: 'list', capacity: 120, everyMs: 2000, of: 'customer' }] },
  'load a price list': {
    costs: ['cpu'],
    limits: [{ name: 'price list', capacity: 6, everyMs: 60_000, of: 'customer' }],
  },
  'load files as a ZIP': { costs: ['cpu'], limits: [{ name: 'zip', capacity: 20, everyMs: 30_000, of: 'customer' }] },
  'load a table': { costs: ['cpu'], limits: [{ name: 'table', capacity: 30, everyMs: 4000, of: 'own' }] },
  'send codes': { costs: ['cpu'], limits: [{ name: 'codes', capacity: 30, everyMs: 4000, of: 'own' }] },
} as const satisfies Readonly<Record<string, Action>>

export type ActionName = keyof typeof actions

/** Marks of the sender and the customer of an action; a limit does not apply where its mark is not known. */
export type Doer = Partial<Readonly<Record<CountedBy, string>>>

/**
 * Counts an action, for all processes with the same database.
 * @param about narrows the limit, such as to one form
 * @returns whether it may be done
 */
export async function mayAct(
  database: Database,
  name: ActionName,
  { doer, now, about = '' }: { doer: Doer; now: number; about?: string },
): Promise<boolean> {
  const { limits }: Action = actions[name]
  for (const { of, ...limit } of limits) {
    const key = doer[of]
    if (key !== undefined && !(await takeAllowance(database, limit, { key: `${key} ${about}`.trim(), now })))
      return false
  }
  return true
}
