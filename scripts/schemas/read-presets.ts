import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { picturesFolder } from 'component-schemas/presets/picture-of.ts'
import { presets } from 'component-schemas/presets/presets.ts'
import type { Registry } from 'component-schemas/schema/check-registry.ts'
import type { WantedPreset } from './plan/wanted-preset.ts'

/** The presets of the registry's blocks, each with its picture where one was taken. */
export async function readPresets({ blocks }: Registry): Promise<WantedPreset[]> {
  const known = presets.filter(({ component }) => blocks.some(({ name }) => name === component))
  return await Promise.all(
    known.map(async ({ picture, ...preset }) => ({ ...preset, picture: await readPicture(picture) })),
  )
}

async function readPicture(file: string): Promise<WantedPreset['picture']> {
  try {
    const bytes = await readFile(join(picturesFolder, file))
    const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
    return { name: `block-${file.replace(/\.webp$/, '')}-${digest}.webp`, bytes }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
