import { hkdfSync } from 'node:crypto'
import { brand } from '#site/brand/brand.ts'
import { env } from '#site/server/configuration/env.ts'
import { siteStore } from '#site/server/configuration/site-store.ts'
import { CatalogueError } from '#site/server/errors.ts'
import { admitReceiver, type Refused } from './admit-receiver.ts'
import { openPreviewLinks, type StoredLink } from './open-preview-links.ts'
import { linkToken, type PreviewLink } from './preview-link.ts'

/** The preview links of this process. */
export const previewLinks = siteStore('preview-links', openPreviewLinks)

let key: Uint8Array | undefined

/** A key of its own, so that no signature of another purpose is one of a link (RFC 5869). Another secret ends all links. */
function linkKey(): Uint8Array {
  key ??= new Uint8Array(hkdfSync('sha256', env.SESSION_SECRET, '', `${brand.id} preview link 1`, 32))
  return key
}

/** The signed text of a link of this site. */
export function signedLink(link: PreviewLink): string {
  return linkToken(link, linkKey())
}

/**
 * Whether a signed text admits to its page now.
 * @throws CatalogueError preview-links-unavailable
 */
export async function admittedBy(token: string, { isUse }: { isUse: boolean }): Promise<StoredLink | Refused> {
  return await admitReceiver({ token, key: linkKey(), links: previewLinks(), isUse }).catch(linksAway)
}

/** The database does not respond. */
export function linksAway(cause: unknown): never {
  throw new CatalogueError('preview-links-unavailable', 'The preview links cannot be read.', { cause })
}
