import { join } from 'node:path'
import type { VitestPluginContext } from 'vitest/node'
import { type PlantedFault, plantedFaults } from './planted-faults.ts'

const root = join(import.meta.dirname, '../..')

/** The variable that names the fault which a run of the tests has. */
export const plantedVariable = 'SIMULATION_PLANTED'

/**
 * The source with its fault.
 * @throws Error when the text is not there exactly once: the module has changed since the fault was written
 */
export function withFault(source: string, { name, file, find, instead }: PlantedFault): string {
  const parts = source.split(find)
  if (parts.length !== 2) throw new Error(`${name}: the text occurs ${parts.length - 1} times in ${file}.`)
  return parts.join(instead)
}

/** A plugin of the tests' compiler: one module has the fault that the variable names; without it nothing is changed. */
export function plantedFault() {
  const fault = plantedFaults.find(({ name }) => name === process.env[plantedVariable])
  return {
    name: 'planted-fault',
    enforce: 'pre' as const,
    // Compiled modules are cached on the disk: those of a run with a fault must not serve another.
    configureVitest({ defineCacheKeyGenerator }: VitestPluginContext) {
      if (fault) defineCacheKeyGenerator(() => fault.name)
    },
    transform(code: string, id: string) {
      return fault && id.split('?')[0] === join(root, fault.file) ? withFault(code, fault) : undefined
    },
  }
}
