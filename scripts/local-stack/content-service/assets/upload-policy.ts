import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { isSameText } from '../../is-same-text.ts'
import type { Store } from '../store/open-store.ts'

/** A signed upload policy for the bytes of one asset, valid for an hour. */
const policy = z.object({ assetId: z.number(), expiresAt: z.number() })

const lifetime = 60 * 60 * 1000

/**
 * The signed form fields of step two of an upload, shaped as the vendor's storage wants them: clients send every field
 * back before the file. Storyblok docs, management API: upload assets.
 */
export function uploadFieldsFor(store: Store, asset: { id: number; key: string; contentType: string }) {
  const encoded = Buffer.from(JSON.stringify({ assetId: asset.id, expiresAt: Date.now() + lifetime })).toString(
    'base64',
  )
  return {
    key: asset.key,
    acl: 'public-read',
    Expires: new Date(Date.now() + lifetime).toUTCString(),
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Type': asset.contentType,
    policy: encoded,
    'x-amz-credential': 'local/upload',
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-date': new Date().toISOString().replace(/[-:]|\.\d+/g, ''),
    'x-amz-signature': signatureOf(store, encoded),
  }
}

/** The asset that these fields allow to upload; undefined when they are forged or expired. */
export function parseUploadPolicy(store: Store, encoded: string, signature: string): number | undefined {
  if (!isSameText(signature, signatureOf(store, encoded))) return undefined
  const parsed = policy.safeParse(JSON.parse(Buffer.from(encoded, 'base64').toString()))
  return parsed.success && parsed.data.expiresAt > Date.now() ? parsed.data.assetId : undefined
}

function signatureOf(store: Store, text: string): string {
  return createHmac('sha256', secretOf(store)).update(text).digest('hex')
}

/** Stored, so that an upload started before a restart can finish after it. */
function secretOf(store: Store): string {
  store.run("INSERT INTO meta (key, value) VALUES ('upload_secret', ?) ON CONFLICT DO NOTHING", [
    randomBytes(32).toString('hex'),
  ])
  return store.get<{ value: string }>("SELECT value FROM meta WHERE key = 'upload_secret'")?.value ?? ''
}
