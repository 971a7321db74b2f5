import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { assetNameFor, contentTypeFor } from '../../assets/asset-name.ts'
import type { AssetRow } from '../../assets/asset-row.ts'
import type { ContentContext } from '../../store/content-context.ts'
import type { Store } from '../../store/open-store.ts'
import { recordEvent, type WebhookTopic } from '../../webhooks/record-event.ts'
import { invalid, notFound } from '../management-error.ts'
import { insertRow, updateRow } from '../write-row.ts'

const text = z.string().nullable()
const truth = z.union([
  z.boolean(),
  z.enum(['true', 'false', '0', '1']).transform((word) => word === 'true' || word === '1'),
])
const wholeNumber = z.union([z.number().int(), z.string().regex(/^\d+$/).transform(Number)])

/** Metadata of an asset, accepted at upload (in the query) and afterwards (in a body). */
export const assetFields = z
  .object({
    alt: text,
    title: text,
    copyright: text,
    focus: text,
    source: text,
    publish_at: text,
    expire_at: text,
    is_private: truth.nullable(),
    asset_folder_id: wholeNumber.nullable(),
    internal_tag_ids: z.array(wholeNumber),
    meta_data: z.record(z.string(), z.unknown()),
  })
  .partial()

/** Step one of an upload. `size` is WIDTHxHEIGHT in pixels. */
export const newAsset = assetFields.extend({
  filename: z.string().min(1, "can't be blank"),
  size: z
    .string()
    .regex(/^(\d{1,5}x\d{1,5})?$/, 'is invalid')
    .optional(),
})

export type AssetFields = z.output<typeof assetFields>

/** Adds the row of an asset before its upload. Returns the row. */
export function createAsset(store: Store, { filename, size, ...fields }: z.output<typeof newAsset>): AssetRow {
  const name = assetNameFor(filename)
  const id = insertRow(store, 'assets', {
    size: size || 'x',
    hash: randomBytes(5).toString('hex'),
    short_filename: name,
    content_type: contentTypeFor(name),
  })
  writeAsset(store, id, fields)
  return requireAsset(store, id)
}

/** @throws ManagementError 404 when there is no such asset, or it is in the trash */
export function requireAsset(store: Store, id: number): AssetRow {
  const row = store.get<AssetRow>('SELECT * FROM assets WHERE id = ? AND deleted_at IS NULL', [id])
  if (!row) throw notFound()
  return row
}

/** @throws ManagementError 422 when the folder does not exist */
export function writeAsset(store: Store, id: number, fields: AssetFields): void {
  const { asset_folder_id: folder, is_private: isPrivate } = fields
  if (folder && !store.get('SELECT id FROM asset_folders WHERE id = ?', [folder])) {
    throw invalid('asset_folder_id', 'does not exist')
  }
  updateRow(store, 'assets', {
    ...fields,
    id,
    asset_folder_id: folder === 0 ? null : folder,
    is_private: isPrivate ?? undefined,
  })
}

/** Moves an asset to the trash or restores it; its file stays. */
export function trashAsset(context: ContentContext, id: number, isTrashed: boolean): void {
  const { store } = context
  const row = store.get<AssetRow>('SELECT * FROM assets WHERE id = ?', [id])
  if (!row || (row.deleted_at !== null) === isTrashed) throw notFound()
  store.run('UPDATE assets SET deleted_at = ? WHERE id = ?', [isTrashed ? new Date().toISOString() : null, id])
  recordAssetEvent(context, isTrashed ? 'asset.deleted' : 'asset.restored', row)
}

/** Storyblok docs, webhooks: asset events carry the id of the asset. */
export function recordAssetEvent({ store, spaceId }: ContentContext, topic: WebhookTopic, row: AssetRow): void {
  const verb = topic.slice('asset.'.length)
  recordEvent(store, {
    topic,
    text: `The user ${verb} the Asset ${row.short_filename}`,
    spaceId,
    details: { asset_id: row.id },
  })
}
