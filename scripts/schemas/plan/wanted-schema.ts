import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type LabelLanguage, readLabels } from 'component-schemas/labels/label-languages.ts'
import { picturesFolder } from 'component-schemas/presets/picture-of.ts'
import { type Preset, presets } from 'component-schemas/presets/presets.ts'
import { checkRegistry, type Registry } from 'component-schemas/schema/check-registry.ts'
import { datasourceToWire, toWire, type WireComponent, type WireDatasource } from 'component-schemas/schema/to-wire.ts'
import type { Scope } from '../state/read-state.ts'
import { labelledComponent } from './labelled-component.ts'

/** A preset; without a default, the choice of editors stays. */
export type WantedPreset = Omit<Preset, 'picture' | 'isDefault'> & {
  isDefault?: boolean
  /** Its name contains the hash of its content; a preset may have no picture. */
  picture: { name: string; bytes: Uint8Array } | undefined
}

/** The wanted schema of a space. */
export type WantedSchema = {
  groups: readonly string[]
  /** New name of a group -> the one before. */
  formerGroups?: Readonly<Partial<Record<string, string>>>
  components: readonly WireComponent[]
  datasources: readonly WireDatasource[]
  presets: readonly WantedPreset[]
}

/**
 * The contract of the repository, as far as the scope goes.
 * @param language of the texts that editors read
 * @throws Error that names every problem of the contract
 */
export async function wantedSchema(
  registry: Registry,
  scope: Scope,
  language: LabelLanguage = 'en',
): Promise<WantedSchema> {
  const issues = checkRegistry(registry)
  if (issues.length > 0)
    throw new Error(`The contract has problems.\n${issues.map(({ at, message }) => `  ${at}: ${message}`).join('\n')}`)
  const labels = await readLabels(language)
  const datasources = registry.datasources.map(datasourceToWire)
  return {
    groups: registry.groups,
    ...(registry.formerGroups && { formerGroups: registry.formerGroups }),
    components: registry.blocks.map((block) => labelledComponent(toWire(block), labels)),
    datasources: scope === 'all' ? datasources : datasources.map((source) => ({ ...source, entries: [] })),
    presets: scope === 'all' ? await readPresets(registry) : [],
  }
}

/** The presets of the registry's blocks, each with its picture where one was taken. */
async function readPresets({ blocks }: Registry): Promise<WantedPreset[]> {
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
