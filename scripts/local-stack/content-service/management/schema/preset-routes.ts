import { Hono } from 'hono'
import { z } from 'zod'
import type { ContentContext } from '../../store/content-context.ts'
import type { Store } from '../../store/open-store.ts'
import { wholeListResponse } from '../list-rows.ts'
import { invalid, notFound } from '../management-error.ts'
import { readId, readJson, readQuery } from '../read-request.ts'
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
  const wire = (row: PresetRow) => ({ ...toWirePreset(row), space_id: spaceId })

  app.get('/', (request) => {
    const componentId = readQuery(request, ['component_id', 'page', 'per_page']).get('component_id')
    const rows = componentId
      ? store.all<PresetRow>('SELECT * FROM presets WHERE component_id = ? ORDER BY id', [Number(componentId)])
      : store.all<PresetRow>('SELECT * FROM presets ORDER BY id')
    return wholeListResponse(request, rows.length, { presets: rows.map(wire) })
  })

  app.get('/:id{[0-9]+}', (request) => request.json({ preset: wire(requirePreset(store, readId(request))) }))

  app.on('POST', '/', async (request) => {
    const { preset } = await readJson(request, newPreset)
    const id = store.transaction(() => {
      const now = new Date().toISOString()
      requireComponent(store, preset.component_id)
      const created = store.run(
        "INSERT INTO presets (component_id, name, preset, created_at, updated_at) VALUES (?, ?, '{}', ?, ?)",
        [preset.component_id, preset.name, now, now],
      )
      writePreset(store, requirePreset(store, created.id), preset)
      return created.id
    })
    return request.json({ preset: wire(requirePreset(store, id)) }, 201)
  })

  app.on('PUT', '/:id{[0-9]+}', async (request) => {
    const { preset } = await readJson(request, presetChange)
    const id = readId(request)
    store.transaction(() => {
      if (preset.component_id !== undefined) requireComponent(store, preset.component_id)
      writePreset(store, requirePreset(store, id), preset)
    })
    return request.json({ preset: wire(requirePreset(store, id)) })
  })

  app.delete('/:id{[0-9]+}', (request) => {
    const row = requirePreset(store, readId(request))
    store.run('DELETE FROM presets WHERE id = ?', [row.id])
    return request.json({ preset: wire(row) })
  })

  return app
}

function requirePreset(store: Store, id: number): PresetRow {
  const row = store.get<PresetRow>('SELECT * FROM presets WHERE id = ?', [id])
  if (!row) throw notFound()
  return row
}

function requireComponent(store: Store, id: number): void {
  if (!store.get('SELECT id FROM components WHERE id = ?', [id])) throw invalid('component_id', 'does not exist')
}

function writePreset(store: Store, row: PresetRow, { preset, ...change }: z.output<typeof fields>): void {
  const next = { ...row, ...change }
  store.run(
    `UPDATE presets SET name = ?, component_id = ?, preset = ?, image = ?, color = ?, icon = ?, description = ?,
       updated_at = ? WHERE id = ?`,
    [
      next.name,
      next.component_id,
      preset ? JSON.stringify(preset) : row.preset,
      next.image,
      next.color,
      next.icon,
      next.description,
      new Date().toISOString(),
      row.id,
    ],
  )
}
