import { hintedLogin } from '#site/routing/cookies/login-hint.ts'
import { isExtranetPath } from '#site/routing/is-extranet-path.ts'

/**
 * Whether the router must not show a page from its cache: the page is in the extranet, and the browser's login has ended or is another
 * one than that of this document, perhaps since a moment ago in another tab. The browser then loads the page from the site, which
 * authorises the request.
 * @param cookies as `document.cookie` has them
 * @param owner mark of the login whose pages this document contains; undefined without any
 */
export function needsLoginAgain({ pathname }: URL, cookies: string, owner: string | undefined): boolean {
  if (!isExtranetPath(pathname)) return false
  const login = hintedLogin(cookies)
  return login === undefined || (owner !== undefined && login !== owner)
}
