import { z } from 'zod'
import type { SpaceExport } from './export-rows.ts'
import { type Renamed, rewriteContent } from './rewrite-content.ts'
import type { Send } from './send-to-space.ts'
import { writeFolders } from './write-folders.ts'

const made = z.object({ id: z.number() })

/** Languages, groups, tags, components and datasources. @returns former id -> the service's, of components and tags */
export async function writeStructure(send: Send, space: SpaceExport, { uuids, assets }: Renamed) {
  for (const { languages, default_lang_name } of space.languages)
    await send('PUT', '', { space: { languages, ...(default_lang_name && { default_lang_name }) } })
  const groups = await writeFolders(send, 'component_group', space.groups)
  for (const { id, uuid } of space.groups) uuids.set(uuid, groups.get(id)?.uuid ?? uuid)
  const tagIds = await writeTags(send, space)
  const componentIds = new Map<number, number>()
  for (const component of space.components) {
    const { component_group_uuid: group, internal_tag_ids: tags, schema } = component
    const body = {
      ...component,
      preset_id: null,
      component_group_uuid: group ? uuids.get(group) : null,
      internal_tag_ids: tags.map((id) => tagIds.get(id)),
      schema: rewriteContent(withTags(schema, tagIds), { uuids, assets }),
    }
    const answer = z.object({ component: made }).parse(await send('POST', '/components', { component: body }))
    componentIds.set(component.id, answer.component.id)
  }
  for (const datasource of space.datasources) await writeDatasource(send, datasource)
  return { componentIds, tagIds }
}

/** Tags of components, and those that only assets name. */
async function writeTags(send: Send, { tags, assets }: SpaceExport): Promise<Map<number, number>> {
  const ofAssets = assets.flatMap((asset) => asset.internal_tags_list.map((tag) => ({ ...tag, object_type: 'asset' })))
  const ids = new Map<number, number>()
  for (const { id, name, object_type } of [...tags, ...ofAssets]) {
    if (ids.has(id)) continue
    const answer = await send('POST', '/internal_tags', { internal_tag: { name, object_type } })
    ids.set(id, z.object({ internal_tag: made }).parse(answer).internal_tag.id)
  }
  return ids
}

type Schema = SpaceExport['components'][number]['schema']

/** Fields that take the blocks of some tags name them by number. */
function withTags(schema: Schema, tagIds: ReadonlyMap<number, number>): Schema {
  const rewritten = Object.entries(schema).map(([key, field]): [string, Schema[string]] => {
    const { component_tag_whitelist: tags } = field
    if (!Array.isArray(tags)) return [key, field]
    return [key, { ...field, component_tag_whitelist: tags.map((id) => tagIds.get(Number(id)) ?? id) }]
  })
  return Object.fromEntries(rewritten)
}

const madeDatasource = z.object({
  datasource: made.extend({ dimensions: z.array(z.object({ id: z.number(), entry_value: z.string() })).default([]) }),
})

async function writeDatasource(send: Send, { name, slug, dimensions, entries }: SpaceExport['datasources'][number]) {
  const body = { name, slug, dimensions_attributes: dimensions }
  const { datasource } = madeDatasource.parse(await send('POST', '/datasources', { datasource: body }))
  for (const { name: entryName, value, dimension_values: values } of entries) {
    const answer = await send('POST', '/datasource_entries', {
      datasource_entry: { name: entryName, value, datasource_id: datasource.id },
    })
    const entry = z.object({ datasource_entry: made }).parse(answer).datasource_entry
    for (const { id, entry_value: dimension } of datasource.dimensions) {
      if (typeof values[dimension] !== 'string') continue
      const change = { datasource_entry: { dimension_value: values[dimension] }, dimension_id: id }
      await send('PUT', `/datasource_entries/${entry.id}`, change)
    }
  }
}

/** The presets of components, once what their content names has been loaded; then what each block starts from. */
export async function writePresets(
  send: Send,
  { presets, components }: SpaceExport,
  { componentIds, ...renamed }: Renamed & { componentIds: ReadonlyMap<number, number> },
): Promise<void> {
  const ids = new Map<number, number>()
  for (const { id, component_id: component, preset: content, image, ...preset } of presets) {
    const [values, picture] = [rewriteContent(content, renamed), rewriteContent(image, renamed)]
    const body = { ...preset, preset: values, image: picture, component_id: componentIds.get(component) }
    const answer = await send('POST', '/presets', { preset: body })
    ids.set(id, z.object({ preset: made }).parse(answer).preset.id)
  }
  for (const { id, preset_id: preset } of components)
    if (preset) await send('PUT', `/components/${componentIds.get(id)}`, { component: { preset_id: ids.get(preset) } })
}
