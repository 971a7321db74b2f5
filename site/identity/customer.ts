import 'server-only'
import { headers } from 'next/headers'
import { CatalogueError } from '#site/server/errors.ts'
import { customerOf } from './customer-of.ts'
import { findSession } from './session/find-session.ts'
import { loginMark } from './session/login-mark.ts'
import { listOwnSessions, type OwnSession } from './session/own-sessions.ts'
import { siteIdentity } from './site-identity.ts'
import type { Customer as CustomerOfClaims } from './to-customer.ts'

export type Customer = CustomerOfClaims

/** The `Cookie` header of the request that is rendered. */
export async function ownCookies(): Promise<string | null> {
  return (await headers()).get('cookie')
}

/**
 * The customer of the request. Every call checks the session again, so that an ended session is refused at once.
 * @returns undefined without a session
 */
export async function getCustomer(): Promise<Customer | undefined> {
  return await customerOf(await ownCookies())
}

/**
 * The mark of the request's login, for a page that belongs to this login alone.
 * @returns undefined without a session
 */
export async function getLoginMark(): Promise<string | undefined> {
  const identity = siteIdentity()
  const session = await findSession(identity, await ownCookies())
  return session.isHeld ? loginMark(identity, session.ticket) : undefined
}

/**
 * Every session of the request's customer, the present one marked.
 * @throws CatalogueError `login-required`
 */
export async function getOwnSessions(): Promise<OwnSession[]> {
  const identity = siteIdentity()
  const session = await findSession(identity, await ownCookies())
  if (!session.isHeld) throw new CatalogueError('login-required', 'Only customers see their sessions')
  return await listOwnSessions(identity, session.row)
}

/**
 * The customer of the request; required behind the login.
 * @throws CatalogueError `login-required`
 */
export async function requireCustomer(): Promise<Customer> {
  const customer = await getCustomer()
  if (!customer) throw new CatalogueError('login-required', 'Only customers who have logged in may see this')
  return customer
}
