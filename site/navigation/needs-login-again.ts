import { isExtranetPath } from '#site/routing/is-extranet-path.ts'
import { isHinted } from '#site/routing/login-hint.ts'

/**
 * Whether a page lies behind a login that is over, ended in another tab perhaps. The router may still keep such a page in
 * memory: it is for nobody now, and the browser asks the site for it, which leads to the login.
 * @param cookies as `document.cookie` has them
 */
export function needsLoginAgain({ pathname }: URL, cookies: string): boolean {
  return isExtranetPath(pathname) && !isHinted(cookies)
}
