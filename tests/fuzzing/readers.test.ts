import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { corpusFolder, corpusOf } from './corpus.ts'
import { fuzzReader } from './fuzz-reader.ts'
import type { Reader } from './reader.ts'
import { readers } from './readers.ts'

const names = readers.map(({ name }) => name)

test('a reader has a name of its own, and a file of the corpus a reader', () => {
  expect(new Set(names).size).toBe(names.length)
  const files = readdirSync(corpusFolder).map((file) => file.replace(/(\.growing)?\.json$/, ''))
  expect(files.filter((file) => !names.includes(file))).toEqual([])
})

describe.each(readers.map((reader) => [reader.name, reader] as const))('%s', (name, reader) => {
  test('reads every input of the corpus or refuses it with an error of its own', async () => {
    await expect(readAll(reader)).resolves.toBe(corpusOf(name).length)
  })

  test('reads made-up inputs or refuses them with an error of its own', async () => {
    const { failure } = await fuzzReader(reader, { seed: 57, runs: reader.isSlow ? 15 : 100 })
    expect(failure).toBeUndefined()
  })
})

async function readAll(reader: Reader): Promise<number> {
  const inputs = corpusOf(reader.name)
  for (const input of inputs) await reader.check(input)
  return inputs.length
}
