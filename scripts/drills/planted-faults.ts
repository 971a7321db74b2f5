import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { plantedVariable } from '../../tests/simulation/planted-fault.ts'
import { type PlantedFault, plantedFaults } from '../../tests/simulation/planted-faults.ts'
import { root } from '../settings.ts'

/** Each planted fault must be found by the simulation within so many histories: one run of its tests a fault, with the fault in one module. */
const mostHistories = process.env['SIMULATION_HISTORIES'] ?? '2000'

/** Only faults with this text in their names. */
const only = process.env['SIMULATION_ONLY'] ?? ''

let missed = 0
for (const fault of plantedFaults.filter(({ name }) => name.includes(only))) {
  const sentence = await foundBy(fault)
  if (sentence === undefined) missed += 1
  process.stdout.write(`${fault.name}: ${sentence ?? `NOT FOUND in ${mostHistories} histories`}\n`)
}
process.exitCode = missed === 0 ? 0 : 1

/** @returns how it was found; undefined where it was not */
async function foundBy({ name, world }: PlantedFault): Promise<string | undefined> {
  const file = 'tests/simulation/simulate.test.ts'
  const args = ['run', '--project', 'server', '--testTimeout', '1800000', file, '-t', `${world}:`]
  const env = { ...process.env, SIMULATION_HISTORIES: mostHistories, [plantedVariable]: name }
  const child = spawn(join(root, 'node_modules/.bin/vitest'), args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += String(text)))
  child.stderr.on('data', (text: Buffer) => (output += String(text)))
  await new Promise((resolve) => child.once('exit', resolve))
  return /(?<="\w+, )found in history [^\n]*/.exec(output)?.[0]
}
