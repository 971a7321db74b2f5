import { checkRegistry, type Registry } from 'component-schemas/schema/check-registry.ts'
import { datasourceToWire, toWire, type WireComponent, type WireDatasource } from 'component-schemas/schema/to-wire.ts'
import { readPresets } from '../read-presets.ts'
import type { Scope } from '../state/read-state.ts'

/** A wanted preset. */
export type WantedPreset = {
  component: string
  name: string
  description: string
  icon: string
  color: string
  content: Readonly<Record<string, unknown>>
  /** Whether it is the default of its block; without a default, the choice of editors stays. */
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
 * @throws Error that names every problem of the contract
 */
export async function wantedSchema(registry: Registry, scope: Scope): Promise<WantedSchema> {
  const issues = checkRegistry(registry)
  if (issues.length > 0)
    throw new Error(`The contract has problems.\n${issues.map(({ at, message }) => `  ${at}: ${message}`).join('\n')}`)
  const datasources = registry.datasources.map(datasourceToWire)
  return {
    groups: registry.groups,
    ...(registry.formerGroups && { formerGroups: registry.formerGroups }),
    components: registry.blocks.map(toWire),
    datasources: scope === 'all' ? datasources : datasources.map((source) => ({ ...source, entries: [] })),
    presets: scope === 'all' ? await readPresets(registry) : [],
  }
}
