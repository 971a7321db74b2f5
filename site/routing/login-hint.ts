/** Says to scripts of the page that somebody has logged in with this browser. It is no proof of anything. */
export const loginHintName = 'is_authenticated'

/** @param cookies as `document.cookie` has them */
export function isHinted(cookies: string): boolean {
  return cookies.split(';').some((pair) => pair.trim().split('=')[0] === loginHintName)
}
