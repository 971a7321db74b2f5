import { catalogueSegments } from './segments/catalogue-segments.ts'

const words: ReadonlySet<string> = new Set(Object.values(catalogueSegments.extranet))

/**
 * Whether an address lies behind the login, whatever is before or below that word: its response depends on the
 * session and is never cached.
 * @param path percent-encoded or not, without host and query
 */
export function isExtranetPath(path: string): boolean {
  return path.split('/').some((segment) => words.has(decoded(segment)))
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
