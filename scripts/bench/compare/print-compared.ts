import { execFile } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import { promisify } from 'node:util'
import { printTable } from '../print-table.ts'
import { median } from '../quantile.ts'
import { isOurs, missedGoals, withGoals } from './goals.ts'
import type { Measured } from './measure-contestant.ts'
import { medianRows, rounds } from './rounds.ts'

export const tables = ['server', 'visits', 'navigation', 'controls', 'memory'] as const

const titles: Readonly<Record<(typeof tables)[number], string>> = {
  server: 'Server, one process, warm, 32 connections',
  visits: 'First visit on a phone (processor four times slower, slow 4G)',
  navigation:
    'From a press on the home page to the product’s headline, a first visit on a phone (processor four times slower)',
  controls: 'From the first press on a page to its next paint (INP), processor four times slower',
  memory: 'Memory of the process',
}

/** The measurements so far, and the machine. */
export type Run = {
  measured: Measured
  /** Load averages of the last minute, one at the end of each measurement. */
  loads: number[]
  machine: string
  chromium: string
}

/** Prints the medians of each table with the goals, the machine and its load, and which goals are missed. */
export function printCompared({ measured, loads, machine }: Run): void {
  if (loads.length === 0) return
  const on = `${machine}, ${describeLoad(loads)}; medians of at most ${rounds} rounds`
  const medians = tables.map((table) => ({ table, rows: medianRows(measured[table]) }))
  for (const { table, rows } of medians) {
    if (rows.length > 0) printTable(`${titles[table]}\n${on}`, withGoals(table, rows))
  }
  if (medians.some(({ rows }) => rows.some(isOurs))) {
    const missed = medians.flatMap(({ table, rows }) => missedGoals(table, rows))
    process.stdout.write(`\n${verdictOn(missed, loads, cpus().length)}\n`)
  }
  process.stdout.write('What was tried and did not help: docs/decisions, 111 and 115.\n')
}

const version = promisify(execFile)

/**
 * The machine of the figures: processor, memory and browser.
 * @param chromium path of the browser
 */
export async function describeMachine(chromium: string): Promise<string> {
  const { stdout } = await version(chromium, ['--version'])
  const gibibytes = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${gibibytes} GiB, ${stdout.trim()}`
}

/** @param loads load averages of the last minute, one at the end of each measurement */
function describeLoad(loads: readonly number[]): string {
  const [least, most] = [Math.min(...loads), Math.max(...loads)]
  return `load average ${median(loads).toFixed(1)} (${least.toFixed(1)} to ${most.toFixed(1)})`
}

/**
 * The verdict on the missed goals. Where other work kept the processors busy, the figures are no evidence, and the sentence says so instead.
 * @param missed names of goals
 */
export function verdictOn(missed: readonly string[], loads: readonly number[], cores: number): string {
  if (!(median(loads) <= cores))
    return `No verdict: the ${describeLoad(loads)} was above the number of cores, ${cores}. Measure again when nothing else runs.`
  return missed.length === 0 ? 'Every goal is reached.' : `Goals that are missed: ${missed.join('; ')}.`
}
