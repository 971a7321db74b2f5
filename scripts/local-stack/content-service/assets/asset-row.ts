import type { ContentContext } from '../store/content-context.ts'
import type { Store } from '../store/open-store.ts'
import { storedObject } from '../store/stored-json.ts'

export type AssetRow = {
  id: number
  size: string
  hash: string
  short_filename: string
  content_type: string
  content_length: number | null
  finished: number
  asset_folder_id: number | null
  is_private: number
  alt: string | null
  title: string | null
  copyright: string | null
  focus: string | null
  source: string | null
  publish_at: string | null
  expire_at: string | null
  meta_data: string
  internal_tag_ids: string
  created_at: string
  updated_at: string
  deleted_at: string | null
}

/** Path of an asset below the service's origin; the origin is added when a response is built. */
function assetPathFor(spaceId: number, row: Pick<AssetRow, 'size' | 'hash' | 'short_filename'>): string {
  return `/f/${spaceId}/${row.size}/${row.hash}/${encodeURIComponent(row.short_filename)}`
}

/** The address that a content field stores as `filename`. Storyblok docs: image service, original images. */
export function assetAddressFor(context: Pick<ContentContext, 'spaceId' | 'origin'>, row: AssetRow): string {
  return `${context.origin()}${assetPathFor(context.spaceId, row)}`
}

/** Keys of an asset in the delivery and the management API. */
export function assetKeys(context: Pick<ContentContext, 'spaceId' | 'origin'>, row: AssetRow) {
  return {
    id: row.id,
    filename: assetAddressFor(context, row),
    alt: row.alt,
    title: row.title,
    copyright: row.copyright,
    focus: row.focus,
    source: row.source,
    is_private: row.is_private === 1,
    content_type: row.content_type,
    content_length: row.content_length,
    publish_at: row.publish_at,
    expire_at: row.expire_at,
    meta_data: storedObject(row.meta_data),
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}

/** The asset with this address, if its file has been uploaded and it is not in the trash. */
export function getAssetAt(store: Store, at: { size: string; hash: string; name: string }): AssetRow | undefined {
  return store.get<AssetRow>(
    `SELECT * FROM assets WHERE hash = ? AND size = ? AND short_filename = ?
     AND content_length IS NOT NULL AND deleted_at IS NULL`,
    [at.hash, at.size, at.name],
  )
}
