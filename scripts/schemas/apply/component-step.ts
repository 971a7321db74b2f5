import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { type ComponentState, presetKey } from '../state/schema-state.ts'
import { type KnownIds, requireId } from './known-ids.ts'
import type { Work } from './work.ts'

const response = z.object({ component: z.object({ id: z.number() }) })

/** Settings that belong to the space; sent only where they differ, because the repository never states them. */
const ownSettings = ['image', 'preview_tmpl']

/** Creates or updates a component. Properties that are not sent stay as editors set them. */
export async function writeComponent(
  { requests, ids }: Work,
  to: ComponentState,
  from: ComponentState | undefined,
): Promise<void> {
  const settings = Object.entries(to.settings).filter(
    ([key, value]) => !ownSettings.includes(key) || !isDeepStrictEqual(value, from?.settings[key] ?? ''),
  )
  const component = {
    name: to.name,
    ...Object.fromEntries(settings),
    component_group_uuid: to.group === '' ? null : requireId(ids.groups, to.group).uuid,
    ...(!isDeepStrictEqual(to.tags, from?.tags ?? []) && {
      internal_tag_ids: to.tags.map((name) => requireId(ids.tags, name)),
    }),
    ...startingPreset(ids, to, from),
    schema: to.schema,
  }
  const written = from
    ? await requests.send('put', `components/${from.id}`, { body: { component } })
    : await requests.send('post', 'components', { body: { component } })
  ids.components.set(to.name, response.parse(written).component.id)
}

/** The default preset of a block, where it changes; a preset that does not exist yet is set by its own step. */
function startingPreset({ presets }: KnownIds, { name, preset }: ComponentState, from: ComponentState | undefined) {
  if (preset === undefined || preset === (from?.preset ?? '')) return {}
  if (preset === '') return { preset_id: null }
  // A renamed block keeps its presets.
  const id = presets.get(presetKey({ component: from?.name ?? name, name: preset }))
  return id === undefined ? {} : { preset_id: id }
}
