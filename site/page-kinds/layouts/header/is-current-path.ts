/**
 * Whether a menu entry leads to the page or to a page above it. The home page is above everything and counts only
 * for itself; so does a language's home page, and the entrance of the extranet.
 */
export function isCurrentPath(href: string, path: string): boolean {
  const target = href.split(/[?#]/)[0] ?? ''
  if (target === path) return true
  return target.length > 3 && !target.endsWith('/extranet') && path.startsWith(`${target}/`)
}
