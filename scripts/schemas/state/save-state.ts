import { mkdir, open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { readSettings } from '../../settings.ts'
import type { Scope } from './read-state.ts'
import type { SchemaState } from './schema-state.ts'

/** Default folder of saved states, with the other data of the system. */
export function statesFolder(): string {
  return join(readSettings().DATA_FOLDER, 'schemas')
}

/** A snapshot of a space's schema, as a file. */
export type SavedState = {
  spaceId: number
  savedAt: string
  scope: Scope
  state: SchemaState
  /** The state that the push was to leave, by which a rollback recognizes later changes by others. */
  after?: SchemaState | undefined
}

/**
 * Writes the state into a new file, and flushes it before this resolves.
 * @returns its path
 */
export async function saveState(saved: Omit<SavedState, 'savedAt'>, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const savedAt = new Date().toISOString()
  const path = join(folder, `state-${savedAt.replace(/[:.]/g, '-')}-${process.pid}.json`)
  const file = await open(path, 'wx')
  try {
    await file.writeFile(`${JSON.stringify({ ...saved, savedAt }, null, 2)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  return path
}

const id = z.number().optional()
const name = z.string()
const values = z.record(name, z.unknown())
const dimension = z.object({ id, entry_value: name, name })
const component = { group: name, tags: z.array(name), settings: values, preset: name.optional() }
const preset = { component: name, description: name, icon: name, color: name, picture: name, image: name.optional() }

const state: z.ZodType<SchemaState> = z.object({
  groups: z.array(z.object({ id, uuid: name.optional(), name, parent: name })),
  tags: z.array(z.object({ id, name })),
  datasources: z.array(z.object({ id, slug: name, name, dimensions: z.array(dimension) })),
  entries: z.array(z.object({ id, datasource: name, value: name, name, labels: z.record(name, name) })),
  components: z.array(z.object({ id, name, ...component, schema: z.record(name, values) })),
  presets: z.array(z.object({ id, name, ...preset, content: values })),
})

const savedState: z.ZodType<SavedState> = z.object({
  spaceId: z.number(),
  savedAt: z.string(),
  scope: z.enum(['all', 'blocks']),
  state,
  after: state.optional(),
})

/** @throws Error with a sentence when a push did not write the file */
export async function readSavedState(path: string): Promise<SavedState> {
  try {
    return savedState.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    throw new Error(`${path} is no saved state of a space.`, { cause: error })
  }
}

/** The newest saved state of a folder, undefined when there is none. */
export async function newestState(folder: string): Promise<string | undefined> {
  const names = await readdir(folder).catch((): string[] => [])
  const newest = names
    .filter((file) => /^state-.*\.json$/.test(file))
    .toSorted()
    .at(-1)
  return newest === undefined ? undefined : join(folder, newest)
}
