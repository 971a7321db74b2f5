import { createHmac } from 'node:crypto'
import type { Identity } from '../identity.ts'
import type { SessionTicket } from './session-cookie.ts'

const length = 22

/**
 * The opaque name of one login, for pages and scripts of that login: a page behind the login carries it, and a browser that
 * finds another one in the session or in the hint cookie knows that the page belongs to another login. A keyed hash of the
 * session's id: it proves nothing and leads back to no session and no person.
 */
export function loginMark({ settings }: Pick<Identity, 'settings'>, { id }: Pick<SessionTicket, 'id'>): string {
  return createHmac('sha256', settings.secret).update(`login mark ${id}`).digest('base64url').slice(0, length)
}
