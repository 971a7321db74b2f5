import type { LinkRefusal, PreviewLinks, StoredLink } from './open-preview-links.ts'
import { type PreviewLink, readLinkToken } from './preview-link.ts'

/** `forged`: we never signed it. It is refused before any look-up, so that neither text nor time says which links exist. */
export type Refused = { refusal: 'forged' } | { refusal: LinkRefusal; link: PreviewLink }

type LinkRequest = {
  token: string
  key: Uint8Array
  links: Pick<PreviewLinks, 'find' | 'use'>
  /** Whether the request opens the page: it counts as a use. Parts of the same page do not. */
  isUse: boolean
}

/**
 * Whether a link admits to its page now: we signed it, and the database has it as neither expired nor revoked. A signature alone admits
 * to nothing.
 */
export async function admitReceiver({ token, key, links, isUse }: LinkRequest): Promise<StoredLink | Refused> {
  const signed = readLinkToken(token, key)
  if (!signed) return { refusal: 'forged' }
  const found = isUse ? await links.use(signed.id) : ((await links.find(signed.id)) ?? 'ended')
  if (typeof found === 'string') return { refusal: found, link: signed }
  // The signed values apply: an edited row does not change what a link shows, nor for how long.
  return { ...found, ...signed }
}
