import { join } from 'node:path'
import type { VitestPluginContext } from 'vitest/node'
import type { PlantedFault } from './planted-change.ts'
import { plantedFaults } from './planted-faults.ts'

const root = join(import.meta.dirname, '../..')

/** The variable that names the faults which a run of the tests has, with a semicolon between them. */
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

/** A plugin of the tests' compiler: modules have the faults that the variable names; without it nothing is changed. */
export function plantedFault() {
  const names = process.env[plantedVariable]?.split(';') ?? []
  const planted = plantedFaults.filter(({ name }) => names.includes(name))
  return {
    name: 'planted-fault',
    enforce: 'pre' as const,
    // Compiled modules are cached on the disk: those of a run with a fault must not serve another.
    configureVitest({ defineCacheKeyGenerator }: VitestPluginContext) {
      if (planted.length > 0) defineCacheKeyGenerator(() => names.join(';'))
    },
    transform(code: string, id: string) {
      const own = planted.filter(({ file }) => id.split('?')[0] === join(root, file))
      return own.length > 0 ? own.reduce(withFault, code) : undefined
    },
  }
}
