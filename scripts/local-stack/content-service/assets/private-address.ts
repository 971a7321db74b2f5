import { createHmac } from 'node:crypto'
import { isSameText } from '../../is-same-text.ts'
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
  const isOurs = isSameText(query.get('signature') ?? '', signatureOf(context, row, expires))
  return isOurs && Number(expires) > Date.now()
}

function signatureOf({ managementToken }: ContentContext, row: AssetRow, expires: string): string {
  return createHmac('sha256', managementToken).update(`${row.hash}:${expires}`).digest('hex')
}
