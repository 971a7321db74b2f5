import 'server-only'
import { findSession } from './session/find-session.ts'
import { siteIdentity } from './site-identity.ts'
import { type Customer, toCustomer } from './to-customer.ts'

/**
 * The customer of a request that is not the framework's current one.
 * @param cookieHeader as the browser sent it
 * @returns undefined without a session
 */
export async function customerOf(cookieHeader: string | null | undefined): Promise<Customer | undefined> {
  const session = await findSession(siteIdentity(), cookieHeader)
  return session.isHeld ? toCustomer(session.claims) : undefined
}
