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
export type SavedState = { spaceId: number; savedAt: string; scope: Scope; state: SchemaState }

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

const named = z.looseObject({ id: z.number().optional() })
const list = z.array(named)

const savedState = z.object({
  spaceId: z.number(),
  savedAt: z.string(),
  scope: z.enum(['all', 'blocks']),
  state: z.object({
    groups: list,
    tags: list,
    datasources: list,
    entries: list,
    components: list,
    presets: list,
  }),
})

/** @throws Error with a sentence when a push did not write the file */
export async function readSavedState(path: string): Promise<SavedState> {
  try {
    // `saveState` wrote the lists; their items are not validated again.
    return savedState.parse(JSON.parse(await readFile(path, 'utf8'))) as unknown as SavedState
  } catch (error) {
    throw new Error(`${path} is no saved state of a space.`, { cause: error })
  }
}

/** The newest saved state of a folder, undefined when there is none. */
export async function newestState(folder: string): Promise<string | undefined> {
  const names = await readdir(folder).catch((): string[] => [])
  const newest = names
    .filter((name) => /^state-.*\.json$/.test(name))
    .toSorted()
    .at(-1)
  return newest === undefined ? undefined : join(folder, newest)
}
