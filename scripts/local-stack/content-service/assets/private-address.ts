import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ContentContext } from '../store/content-context.ts'
import { type AssetRow, assetAddressFor } from './asset-row.ts'

const lifetime = 60 * 60 * 1000

/** A signed URL that reads a private asset for an hour. Storyblok docs: private assets, signed URL. */
export function signedAddressFor(context: ContentContext, row: AssetRow): string {
  const expires = String(Date.now() + lifetime)
  const signature = signatureOf(context, row, expires)
  return `${assetAddressFor(context, row)}?${new URLSearchParams({ expires, signature })}`
}

/** Whether the query of a request carries a valid, unexpired signature for this asset. */
export function isSigned(context: ContentContext, row: AssetRow, query: URLSearchParams): boolean {
  const expires = query.get('expires') ?? ''
  const given = Buffer.from(query.get('signature') ?? '')
  const expected = Buffer.from(signatureOf(context, row, expires))
  return given.length === expected.length && timingSafeEqual(given, expected) && Number(expires) > Date.now()
}

function signatureOf({ managementToken }: ContentContext, row: AssetRow, expires: string): string {
  return createHmac('sha256', managementToken).update(`${row.hash}:${expires}`).digest('hex')
}
