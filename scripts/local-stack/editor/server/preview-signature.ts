import { createHash } from 'node:crypto'

/** Storyblok docs, "How to verify the preview query parameters of the Visual Editor". */
export type PreviewSignature = { space_id: string; timestamp: string; token: string }

/** Signs for the current time; the site accepts the signature for an hour. */
export function previewSignature(spaceId: number, previewToken: string, now = Date.now()): PreviewSignature {
  const timestamp = String(Math.floor(now / 1000))
  const token = createHash('sha1').update(`${spaceId}:${previewToken}:${timestamp}`).digest('hex')
  return { space_id: String(spaceId), timestamp, token }
}
