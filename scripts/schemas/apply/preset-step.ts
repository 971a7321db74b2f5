import { z } from 'zod'
import type { PresetState } from '../state/schema-state.ts'
import { requireId } from './known-ids.ts'
import type { Work } from './work.ts'

/** Creates or updates a preset. Its picture is uploaded first, because the CMS shows it by its address. */
export async function writePreset(work: Work, to: PresetState, from: PresetState | undefined): Promise<void> {
  const { name, description, icon, color, content } = to
  const image = to.picture === '' ? null : (to.image ?? (await pictureOf(work, to.picture)))
  const component_id = requireId(work.ids.components, to.component)
  const body = { preset: { name, component_id, preset: content, image, description, icon, color } }
  if (from) {
    await work.requests.send('put', `presets/${from.id}`, { body })
    return
  }
  const { id } = response.parse(await work.requests.send('post', 'presets', { body })).preset
  if (work.startingPresets.get(to.component) !== name) return
  // The block was written before its preset existed.
  await work.requests.send('put', `components/${component_id}`, { body: { component: { preset_id: id } } })
}

const response = z.object({ preset: z.object({ id: z.number() }) })

/** A picture of an interrupted push is not uploaded twice: its name contains the hash of its content. */
async function pictureOf(work: Work, name: string): Promise<string> {
  work.uploaded ??= readUploaded(work)
  const known = (await work.uploaded).get(name)
  if (known !== undefined) return known
  const bytes = work.pictures.get(name)
  if (!bytes) throw new Error(`The picture ${name} is neither in the repository nor in the space.`)
  return await work.requests.upload({ name, bytes })
}

const asset = z.object({ filename: z.string() })

async function readUploaded({ requests }: Work): Promise<Map<string, string>> {
  const rows = z.array(asset).parse(await requests.list('assets', 'assets', { search: 'block-' }))
  return new Map(rows.map(({ filename }) => [filename.split('/').at(-1) ?? '', filename]))
}
