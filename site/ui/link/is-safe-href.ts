const allowedSchemes = new Set(['http', 'https', 'mailto', 'tel'])

/**
 * Whether a visitor may be sent there: http, https, mailto, tel, a path, a query or an anchor.
 *
 * The URL standard drops tabs, line breaks and leading control characters before it reads the scheme, and reads a
 * backslash as a slash; the same is done here, so that `java\nscript:` is seen for what it is.
 */
export function isSafeHref(href: string): boolean {
  const read = href.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\ufeff]/g, '')
  if (read === '') return false
  const scheme = /^([^/?#:\\]*):/.exec(read)?.[1]
  return scheme === undefined || allowedSchemes.has(scheme.toLowerCase())
}
