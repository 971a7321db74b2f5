import { hash } from 'node:crypto'

/** The tag of every page: a purge of it is a purge of everything that the site has in the CDN. */
export const everythingTag = 'everything'

/** The tag of pages with more tags than the CDN takes: every purge includes it. */
const coarseTag = 'many-tags'

/** Hexadecimal digits, because Cloudflare and Netlify do not tell capital letters: two tags that share a name are purged together. */
const nameLength = 10

export type TagRoom = {
  /** Tags that the CDN takes of one response. */
  most: number
  /** Bytes of the header's value. */
  bytes: number
}

/**
 * The name by which a CDN knows a tag. Tags contain what editors write: a digest has no character that separates tags, and is short.
 * @param site sites that share a CDN have different ones
 */
export function nameOfTag(site: string, tag: string): string {
  return hash('sha256', `${site}\n${tag}`, 'hex').slice(0, nameLength)
}

/** The names that a response carries: those of its tags, or of one coarse tag where there are more than the CDN takes. */
export function namesOnResponse(site: string, tags: readonly string[], { most, bytes }: TagRoom): string[] {
  const all = [everythingTag, ...tags]
  const isTooMuch = all.length > most || all.length * (nameLength + 1) > bytes
  return (isTooMuch ? [everythingTag, coarseTag] : all).map((tag) => nameOfTag(site, tag))
}

/** The names that a purge of these tags has to name: a page with too many tags may depend on any of them. */
export function namesToPurge(site: string, tags: Iterable<string>): string[] {
  const all = new Set(tags)
  if (all.size === 0) return []
  return (all.has(everythingTag) ? [everythingTag] : [...all, coarseTag]).map((tag) => nameOfTag(site, tag))
}
