import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { indexDigest } from './index-digest.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'digest-'))
})
afterEach(() => rm(folder, { recursive: true }))

const write = (name: string, text: string) => writeFile(join(folder, name), text)

test('the digest changes with the code of records, but not with other files beside it', async () => {
  await write('record.ts', 'export const boost = 1')
  const before = await indexDigest([folder])
  await write('record.test.ts', 'test')
  await write('notes.md', 'notes')
  expect(await indexDigest([folder])).toBe(before)
  await write('record.ts', 'export const boost = 2')
  expect(await indexDigest([folder])).not.toBe(before)
})

test('the digest of the product is the same in every run', async () => {
  expect(await indexDigest()).toBe(await indexDigest())
})
