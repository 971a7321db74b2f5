import { type AssetRow, assetKeys } from '../../assets/asset-row.ts'
import type { ContentContext } from '../../store/content-context.ts'
import { tagsOf } from '../schema/component-row.ts'

/** An asset in lists and in single responses; a single one has no root key. */
export function toWireAsset(context: ContentContext, row: AssetRow) {
  const tagIds: number[] = JSON.parse(row.internal_tag_ids)
  return {
    ...assetKeys(context, row),
    short_filename: row.short_filename,
    space_id: context.spaceId,
    asset_folder_id: row.asset_folder_id,
    ext_id: null,
    locked: false,
    internal_tag_ids: tagIds,
    internal_tags_list: tagsOf(context.store, tagIds.map(String)),
    deleted_at: row.deleted_at,
  }
}
