import { parseCookie } from 'cookie'

/** Says to scripts of the page which login this browser has: the login's mark. It is no proof of anything. */
export const loginHintName = 'is_authenticated'

/**
 * @param cookies as `document.cookie` has them
 * @returns mark of the login; undefined when the browser has none
 */
export function hintedLogin(cookies: string): string | undefined {
  return parseCookie(cookies)[loginHintName]
}
