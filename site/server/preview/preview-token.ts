import { createHash, timingSafeEqual } from 'node:crypto'

/** The shared secret of the editor and the site. */
export type PreviewSecrets = { spaceId: number; previewToken: string }

const parts = { space: '_storyblok_tk[space_id]', timestamp: '_storyblok_tk[timestamp]', token: '_storyblok_tk[token]' }

/** Seconds for which a signature is good (Storyblok FAQ, "How to verify the preview query parameters"). */
const validSeconds = 3600

/** Seconds by which the editor's clock may be ahead of ours. */
const aheadSeconds = 60

/**
 * Whether an address requests a draft, with or without the right to it. `_storyblok_published` alone opens the
 * published page.
 */
export function requestsDraft(query: URLSearchParams): boolean {
  return [...query.keys()].some((name) => name === '_storyblok' || name.startsWith('_storyblok_tk'))
}

/**
 * Whether the visual editor signed this address for our space within the last hour: SHA-1 of space, preview token and
 * time. The signature names no page: it opens the whole space, so it is exchanged for a cookie at once.
 * @param now epoch milliseconds
 */
export function isSignedByEditor(query: URLSearchParams, secrets: PreviewSecrets, now: number): boolean {
  const [space, timestamp, token] = [parts.space, parts.timestamp, parts.token].map((name) => onlyValue(query, name))
  if (space !== String(secrets.spaceId) || timestamp === undefined || token === undefined) return false
  if (!/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{40}$/.test(token)) return false
  const age = now / 1000 - Number(timestamp)
  if (age > validSeconds || age < -aheadSeconds) return false
  return timingSafeEqual(Buffer.from(token), Buffer.from(signatureOf(timestamp, secrets)))
}

/** The signature as hexadecimal digits. */
export function signatureOf(timestamp: string, { spaceId, previewToken }: PreviewSecrets): string {
  return createHash('sha1').update(`${spaceId}:${previewToken}:${timestamp}`).digest('hex')
}

/** A repeated parameter has no value: two parsers could choose different ones. */
function onlyValue(query: URLSearchParams, name: string): string | undefined {
  const values = query.getAll(name)
  return values.length === 1 ? values[0] : undefined
}
