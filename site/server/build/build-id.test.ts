import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildIdOf } from './build-id.ts'

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-id-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: folder, encoding: 'utf8' })

/** A work tree with one commit. */
function workTree(): string {
  const folder = emptyFolder()
  git(folder, 'init', '--quiet')
  writeFileSync(join(folder, 'page.ts'), 'one')
  git(folder, 'add', '.')
  git(folder, 'commit', '--quiet', '--message', 'one')
  return folder
}

test('two work trees of one commit give one name, the commit', () => {
  const [first, second] = [workTree(), emptyFolder()]
  git(second, 'clone', '--quiet', first, '.')
  const id = buildIdOf(undefined, first)
  expect(id).toBe(git(first, 'rev-parse', 'HEAD').trim())
  expect(buildIdOf('', second)).toBe(id)
})

test.each([
  ['a changed file', 'page.ts'],
  ['a new file', 'new.ts'],
])('a work tree with %s has no name of its commit', (_, name) => {
  const folder = workTree()
  writeFileSync(join(folder, name), 'two')
  expect(buildIdOf(undefined, folder)).toBeNull()
})

test('a folder without a repository has no name', () => {
  expect(buildIdOf(undefined, emptyFolder())).toBeNull()
})

test('a given name is taken, unless it cannot be part of a path', () => {
  expect(buildIdOf('release-4.2', workTree())).toBe('release-4.2')
  expect(() => buildIdOf('../other', workTree())).toThrow('BUILD_ID has at most 64 letters')
})
