import { z } from 'zod'
import { inList } from '../../delivery/query/sql-text.ts'
import type { Store } from '../../store/open-store.ts'
import { storedObject } from '../../store/stored-json.ts'
import { numbersOf } from '../read-request.ts'
import { type PresetRow, toWirePreset } from './to-wire-preset.ts'

export type ComponentRow = {
  id: number
  name: string
  display_name: string | null
  schema: string
  is_root: number
  is_nestable: number
  component_group_uuid: string | null
  settings: string
  created_at: string
  updated_at: string
}

const nullableText = z.string().nullable()

/** Wire keys that are stored together as JSON because nothing here depends on them. */
export const componentSettings = z.object({
  description: nullableText,
  image: nullableText,
  preview_field: nullableText,
  preview_tmpl: nullableText,
  preset_id: z.number().nullable(),
  color: nullableText,
  icon: nullableText,
  internal_tag_ids: z.array(z.union([z.number(), z.string()])),
  content_type_asset_preview: nullableText,
  metadata: z.record(z.string(), z.unknown()).nullable(),
})

export type ComponentSettings = Partial<z.output<typeof componentSettings>>

/** Default settings of a component. */
const unset: Required<ComponentSettings> = {
  description: null,
  image: null,
  preview_field: null,
  preview_tmpl: null,
  preset_id: null,
  color: null,
  icon: null,
  internal_tag_ids: [],
  content_type_asset_preview: null,
  metadata: null,
}

/**
 * A component on the wire: the documented keys and no other, because `schema push` of the official command line
 * reports every unknown key as a difference.
 */
export function toWireComponent(store: Store, row: ComponentRow) {
  const settings: ComponentSettings = JSON.parse(row.settings)
  const tagIds = (settings.internal_tag_ids ?? []).map(String)
  return {
    ...unset,
    ...settings,
    id: row.id,
    name: row.name,
    display_name: row.display_name,
    created_at: row.created_at,
    updated_at: row.updated_at,
    schema: storedObject(row.schema),
    is_root: row.is_root === 1,
    is_nestable: row.is_nestable === 1,
    all_presets: presetsOf(store, row.id),
    real_name: row.display_name || row.name,
    component_group_uuid: row.component_group_uuid,
    internal_tags_list: tagsOf(store, tagIds),
    internal_tag_ids: tagIds,
  }
}

function presetsOf(store: Store, componentId: number) {
  return store
    .all<PresetRow>('SELECT * FROM presets WHERE component_id = ? ORDER BY id', [componentId])
    .map(({ created_at: _created, updated_at: _updated, ...row }) => toWirePreset(row))
}

/** Tags by id, as assets and components list them. */
export function tagsOf(store: Store, ids: readonly string[]): { id: number; name: string }[] {
  const { text, values } = inList('id', numbersOf(ids.join(',')))
  return store.all(`SELECT id, name FROM internal_tags WHERE ${text} ORDER BY id`, values)
}
