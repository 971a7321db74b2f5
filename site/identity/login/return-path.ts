/** Longer paths are no address of the site. */
const maxLength = 1024

/** Controls, a backslash (browsers read it as a slash) and marks that change the order of text. */
const refused = /[\u0000-\u0020\u007f\\\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffd]/

/** Interfaces and files are no destination after a login. */
const noPage = /^\/(api|_next|_gallery|sitemaps)(\/|$)/

/** Two slashes, in any spelling, begin the address of another host. */
const leadsAway = /^\/(\/|\\|%2f|%5c)/i

/**
 * The path of our own site that a login, a logout or an error may lead to; everything else is `/` (reliability.md,
 * 1.1).
 * @param wanted path with query and fragment, untrusted
 */
export function returnPath(wanted: string | null | undefined): string {
  if (typeof wanted !== 'string' || !isPlain(wanted)) return '/'
  const base = 'http://site.invalid'
  if (!URL.canParse(wanted, base)) return '/'
  const { origin, pathname, search, hash } = new URL(wanted, base)
  const path = `${pathname}${search}${hash}`
  // Encoded, a path is longer; what one step of a login takes, the next one must not refuse.
  const isShort = path.length <= maxLength
  const isOwn = origin === base && isShort && !leadsAway.test(path) && !noPage.test(pathname)
  return isOwn ? path : '/'
}

function isPlain(wanted: string): boolean {
  if (!wanted.startsWith('/') || wanted.length > maxLength || !wanted.isWellFormed()) return false
  return !refused.test(wanted) && !refused.test(decodedOnce(wanted))
}

/** A path that cannot be decoded becomes a refused character. */
function decodedOnce(path: string): string {
  try {
    // An encoded space is allowed; any other encoded character that is refused stays refused.
    return decodeURIComponent(path).replaceAll(' ', '')
  } catch {
    return '\ufffd'
  }
}
