import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isWhole, keepBuild } from './keep-build.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'builds-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function finished(name: string): Promise<string> {
  const made = join(folder, `unfinished-${name}`)
  await mkdir(made)
  await writeFile(join(made, 'index.html'), name)
  return made
}

test('of two builds of the same sources that end at the same moment one is kept, and both editors find it', async () => {
  const built = join(folder, 'sources')
  await Promise.all([keepBuild(await finished('one'), built), keepBuild(await finished('other'), built)])
  expect(await isWhole(built)).toBe(true)
  expect(await readFile(join(built, 'index.html'), 'utf8')).toMatch(/^(one|other)$/)
  expect(await readdir(folder)).toEqual(['sources'])
})

test('a folder that holds no whole build is not taken for one', async () => {
  const built = join(folder, 'sources')
  await mkdir(built)
  await writeFile(join(built, 'index.html'), '')
  expect(await isWhole(built)).toBe(false)
  await expect(keepBuild(await finished('one'), built)).rejects.toThrow('ENOTEMPTY')
})

test('four builds stay', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await keepBuild(await finished(name), join(folder, name))
  expect(await readdir(folder)).toHaveLength(4)
  expect(await isWhole(join(folder, 'e'))).toBe(true)
})
