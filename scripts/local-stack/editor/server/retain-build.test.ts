import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isWhole, retainBuild } from './build-page.ts'

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

test('of two concurrent builds of the same sources one is retained, and both editors find it', async () => {
  const built = join(folder, 'sources')
  await Promise.all([retainBuild(await finished('one'), built), retainBuild(await finished('other'), built)])
  expect(await isWhole(built)).toBe(true)
  expect(await readFile(join(built, 'index.html'), 'utf8')).toMatch(/^(one|other)$/)
  expect(await readdir(folder)).toEqual(['sources'])
})

async function interrupted(built: string): Promise<void> {
  await mkdir(join(built, 'assets'), { recursive: true })
  await writeFile(join(built, 'assets/half.js'), '')
}

test('replaces a build that was interrupted', async () => {
  const built = join(folder, 'sources')
  await interrupted(built)
  expect(await isWhole(built)).toBe(false)
  await retainBuild(await finished('one'), built)
  expect(await isWhole(built)).toBe(true)
  expect((await readdir(built)).toSorted()).toEqual(['index.html', 'whole'])
  expect(await readdir(folder)).toEqual(['sources'])
})

test('editors that replace an interrupted build concurrently all succeed, and leave no other files', async () => {
  const built = join(folder, 'sources')
  for (const round of Array.from({ length: 20 }).keys()) {
    await rm(built, { recursive: true, force: true })
    await interrupted(built)
    const names = ['one', 'other'].map((name) => `${name}-${round}`)
    await Promise.all(names.map(async (name) => retainBuild(await finished(name), built)))
    expect(names).toContain(await readFile(join(built, 'index.html'), 'utf8'))
    expect((await readdir(built)).toSorted()).toEqual(['index.html', 'whole'])
    expect(await readdir(folder)).toEqual(['sources'])
  }
})

test('retains four builds', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await retainBuild(await finished(name), join(folder, name))
  expect(await readdir(folder)).toHaveLength(4)
  expect(await isWhole(join(folder, 'e'))).toBe(true)
})
