import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { corpusFolder, corpusOf } from './corpus.ts'
import { fuzzReader } from './fuzz-reader.ts'
import { readers } from './readers.ts'

const names = readers.map(({ name }) => name)

test('a reader has a name of its own, and a file of the corpus a reader', () => {
  expect(new Set(names).size).toBe(names.length)
  const files = readdirSync(corpusFolder).map((file) => file.replace(/(\.growing)?\.json$/, ''))
  expect(files.filter((file) => !names.includes(file))).toEqual([])
})

describe.each(readers.map((reader) => [reader.name, reader] as const))('%s', (name, reader) => {
  test('reads every input of the corpus or refuses it with an error of its own', async () => {
    for (const input of corpusOf(name)) await reader.check(input)
  })

  test('reads made-up inputs or refuses them with an error of its own', async () => {
    const { failure } = await fuzzReader(reader, { seed: 57, runs: reader.isSlow ? 15 : 100 })
    expect(failure).toBeUndefined()
  })
})
