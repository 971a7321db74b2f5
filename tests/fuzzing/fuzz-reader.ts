import fc from 'fast-check'
import type { Reader } from './reader.ts'

/** @param ms time after which no further input is tried; absent: all runs */
export type Extent = { seed: number; runs: number; ms?: number }

export type Fuzzed = {
  runs: number
  /** The smallest input that fails. */
  failure?: { input: unknown; problem: string }
}

/** Gives a reader made-up inputs until one fails. The seed repeats them. */
export async function fuzzReader(
  reader: Pick<Reader, 'inputs' | 'check'>,
  { seed, runs, ms }: Extent,
): Promise<Fuzzed> {
  const property = fc.asyncProperty(reader.inputs, async (input) => {
    await reader.check(input)
  })
  const { numRuns, counterexample, errorInstance } = await fc.check(property, {
    seed,
    numRuns: runs,
    ...(ms !== undefined && { interruptAfterTimeLimit: ms }),
  })
  if (counterexample === null) return { runs: numRuns }
  const problem =
    errorInstance instanceof Error ? (errorInstance.stack ?? errorInstance.message) : String(errorInstance)
  return { runs: numRuns, failure: { input: counterexample[0], problem } }
}
