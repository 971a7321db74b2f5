import { type AssetRow, assetAddressFor } from '../../assets/asset-row.ts'
import type { ContentContext } from '../../store/content-context.ts'
import { storedObject } from '../../store/stored-json.ts'
import { tagsOf } from '../schema/component-row.ts'

/** An asset in lists and in single responses; a single one has no root key. */
export function toWireAsset(context: ContentContext, row: AssetRow) {
  const tagIds: number[] = JSON.parse(row.internal_tag_ids)
  return {
    id: row.id,
    filename: assetAddressFor(context, row),
    short_filename: row.short_filename,
    space_id: context.spaceId,
    asset_folder_id: row.asset_folder_id,
    content_type: row.content_type,
    content_length: row.content_length,
    alt: row.alt,
    title: row.title,
    copyright: row.copyright,
    focus: row.focus,
    source: row.source,
    ext_id: null,
    publish_at: row.publish_at,
    expire_at: row.expire_at,
    is_private: row.is_private === 1,
    locked: false,
    meta_data: storedObject(row.meta_data),
    internal_tag_ids: tagIds,
    internal_tags_list: tagsOf(context.store, tagIds.map(String)),
    created_at: row.created_at,
    updated_at: row.updated_at,
    deleted_at: row.deleted_at,
  }
}
