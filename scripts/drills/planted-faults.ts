import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { PlantedFault } from '../../tests/simulation/planted-change.ts'
import { plantedVariable } from '../../tests/simulation/planted-fault.ts'
import { plantedFaults } from '../../tests/simulation/planted-faults.ts'
import { root } from '../settings.ts'

/**
 * Each planted fault must be found by the simulation within so many histories. A run has one fault of each part that is simulated, because the
 * parts are independent of each other.
 */
const mostHistories = process.env['SIMULATION_HISTORIES'] ?? '2000'
const byWorld = Object.values(Object.groupBy(plantedFaults, ({ world }) => world))
const runs = Array.from({ length: Math.max(...byWorld.map(({ length }) => length)) }, (_, place) =>
  byWorld.flatMap((faults) => faults[place] ?? []),
)

let missed = 0
for (const faults of runs) {
  const output = await outputWith(faults)
  for (const { name, world } of faults) {
    const found = new RegExp(`(?<="${world}, )found in history [^\n]*`).exec(output)?.[0]
    if (found === undefined) missed += 1
    process.stdout.write(`${world}: ${name}: ${found ?? `NOT FOUND in ${mostHistories} histories`}\n`)
  }
}
process.exitCode = missed === 0 ? 0 : 1

async function outputWith(faults: readonly PlantedFault[]): Promise<string> {
  const args = ['run', '--project', 'server', '--testTimeout', '1800000', 'tests/simulation/simulate.test.ts']
  const worlds = faults.map(({ world }) => `${world}:`).join('|')
  const planted = { [plantedVariable]: faults.map(({ name }) => name).join(';') }
  const env = { ...process.env, ...planted, SIMULATION_HISTORIES: mostHistories }
  const vitest = join(root, 'node_modules/.bin/vitest')
  const child = spawn(vitest, [...args, '-t', worlds], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += String(text)))
  await new Promise((resolve) => child.once('exit', resolve))
  return output
}
