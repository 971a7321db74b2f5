import { type AssetRow, assetKeys } from '../../assets/asset-row.ts'
import { signedAddressFor } from '../../assets/private-address.ts'
import type { DeliveryCall } from '../delivery-call.ts'
import { notFound, unauthorized, unprocessable } from '../delivery-refusal.ts'
import type { DeliveryResponse } from '../delivery-response.ts'
import { allOf, inList, type Sql, sql } from '../query/sql-text.ts'

/** Public assets by id, as `resolve_assets` delivers them. */
export function listAssets(call: DeliveryCall, ids: readonly number[]): Record<string, unknown>[] {
  if (ids.length === 0) return []
  return readAssets(call, allOf([inList('id', ids), sql('is_private = 0')])).map((row) => assetKeys(call.context, row))
}

/**
 * `GET /assets/me`: one asset by its address, private ones included, with a signed URL. The vendor takes an asset
 * token here; this service has none and takes the preview token.
 */
export function respondWithAsset(call: DeliveryCall): DeliveryResponse {
  const { filename } = call.shaping
  if (call.query.parameters.get('token') !== call.context.previewToken) throw unauthorized()
  if (filename === undefined) throw unprocessable('Parameter filename is missing')
  const hash = /\/f\/\d+\/[^/]+\/([^/]+)\//.exec(filename)?.[1] ?? ''
  const [row] = readAssets(call, sql('hash = ?', hash))
  if (!row) throw notFound()
  const asset = assetKeys(call.context, row)
  const signed = row.is_private === 1 ? signedAddressFor(call.context, row) : asset.filename
  return { body: { asset: { ...asset, signed_url: signed } } }
}

function readAssets({ context }: DeliveryCall, condition: Sql): AssetRow[] {
  return context.store.all<AssetRow>(
    `SELECT * FROM assets WHERE finished = 1 AND deleted_at IS NULL AND ${condition.text}`,
    condition.values,
  )
}
