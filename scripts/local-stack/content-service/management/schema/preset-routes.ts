import { Hono } from 'hono'
import { z } from 'zod'
import type { ContentContext } from '../../store/content-context.ts'
import type { Store } from '../../store/open-store.ts'
import { wholeListResponse } from '../list-rows.ts'
import { invalid } from '../management-error.ts'
import { readId, readJson, readQuery } from '../read-request.ts'
import { insertRow, requireRow, updateRow } from '../write-row.ts'
import { type PresetRow, toWirePreset } from './to-wire-preset.ts'

const fields = z
  .object({
    name: z.string().trim().min(1, "can't be blank"),
    component_id: z.number().int(),
    preset: z.record(z.string(), z.unknown()),
    image: z.string().nullable(),
    color: z.string().nullable(),
    icon: z.string().nullable(),
    description: z.string().nullable(),
  })
  .partial()
const newPreset = z.object({ preset: fields.required({ name: true, component_id: true }) })
const presetChange = z.object({ preset: fields })

/** `/presets` of a space. Storyblok docs, management API: presets. */
export function presetRoutes({ store, spaceId }: ContentContext): Hono {
  const app = new Hono()
  const wireRow = (row: PresetRow) => ({ ...toWirePreset(row), space_id: spaceId })
  const wire = (id: number) => ({ preset: wireRow(requireRow<PresetRow>(store, 'presets', id)) })

  app.get('/', (request) => {
    const componentId = readQuery(request, ['component_id', 'page', 'per_page']).get('component_id')
    const rows = componentId
      ? store.all<PresetRow>('SELECT * FROM presets WHERE component_id = ? ORDER BY id', [Number(componentId)])
      : store.all<PresetRow>('SELECT * FROM presets ORDER BY id')
    return wholeListResponse(request, rows.length, { presets: rows.map(wireRow) })
  })

  app.get('/:id{[0-9]+}', (request) => request.json(wire(readId(request))))

  app.on('POST', '/', async (request) => {
    const { preset } = await readJson(request, newPreset)
    requireComponent(store, preset.component_id)
    return request.json(wire(insertRow(store, 'presets', { preset: {}, ...preset })), 201)
  })

  app.on('PUT', '/:id{[0-9]+}', async (request) => {
    const { preset } = await readJson(request, presetChange)
    const id = readId(request)
    if (preset.component_id !== undefined) requireComponent(store, preset.component_id)
    updateRow(store, 'presets', { ...preset, id })
    return request.json(wire(id))
  })

  app.delete('/:id{[0-9]+}', (request) => {
    const deleted = wire(readId(request))
    store.run('DELETE FROM presets WHERE id = ?', [deleted.preset.id])
    return request.json(deleted)
  })
  return app
}

function requireComponent(store: Store, id: number): void {
  if (!store.get('SELECT id FROM components WHERE id = ?', [id])) throw invalid('component_id', 'does not exist')
}
