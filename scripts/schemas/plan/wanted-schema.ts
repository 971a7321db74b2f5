import { checkRegistry, type Registry } from 'component-schemas/schema/check-registry.ts'
import { datasourceToWire, toWire, type WireComponent, type WireDatasource } from 'component-schemas/schema/to-wire.ts'
import { readPresets } from '../read-presets.ts'
import type { Scope } from '../state/read-state.ts'
import type { WantedPreset } from './wanted-preset.ts'

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
