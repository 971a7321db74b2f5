import fc from 'fast-check'
import { addToCorpus, corpusOf } from '../../tests/fuzzing/corpus.ts'
import { type Fuzzed, fuzzReader } from '../../tests/fuzzing/fuzz-reader.ts'
import { growthOf } from '../../tests/fuzzing/growth.ts'
import type { Reader } from '../../tests/fuzzing/reader.ts'
import { readers } from '../../tests/fuzzing/readers.ts'

/** Every reader of input from outside, with made-up inputs for FUZZ_MINUTES in all. FUZZ_SEED repeats a run, FUZZ_READER tries some alone. */
const minutes = Number(process.env['FUZZ_MINUTES'] || 60)
const seed = Number(process.env['FUZZ_SEED'] || Date.now() % 2 ** 31)
const chosen = readers.filter(({ name }) => name.includes(process.env['FUZZ_READER'] ?? ''))
const msOfReader = (minutes * 60_000) / chosen.length

/** Of its time a reader has so much for texts that become longer. */
const shareOfGrowth = 0.3

/** Far more than there is time for. */
const runs = 100_000_000

process.stdout.write(`${chosen.length} readers, ${minutes} minutes, seed ${seed}\n`)
const outcomes: boolean[] = []
for (const reader of chosen) outcomes.push(...(await fuzz(reader)))
const failed = outcomes.filter((isGood) => !isGood).length
process.stdout.write(`${outcomes.length - failed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)

/** @returns whether each property of the reader holds */
async function fuzz(reader: Reader): Promise<boolean[]> {
  const { name, growing } = reader
  const part = growing ? shareOfGrowth : 0
  const outcome = await fuzzReader(reader, { seed, runs, ms: msOfReader * (1 - part) })
  if (!growing) return [report(name, outcome)]
  const growth = growthOf(growing)
  const extent = { seed, runs, ms: msOfReader * part }
  const known = corpusOf(`${name}.growing`)
  const inputs = known.length > 0 ? fc.oneof(fc.constantFrom(...known), growth.inputs) : growth.inputs
  return [report(name, outcome), report(`${name}.growing`, await fuzzReader({ ...growth, inputs }, extent))]
}

function report(name: string, { runs: count, failure }: Fuzzed): boolean {
  process.stdout.write(`${name.padEnd(34)} ${String(count).padStart(9)} runs${failure ? ', FAILED' : ''}\n`)
  if (!failure) return true
  const { input, problem } = failure
  process.stdout.write(
    `  seed ${seed}, ${addToCorpus(name, input)}: ${JSON.stringify(input).slice(0, 400)}\n  ${problem.slice(0, 1200)}\n`,
  )
  return false
}
