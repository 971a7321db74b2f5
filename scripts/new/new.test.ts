import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { commandEnvironment } from '../../tests/support/command-environment.ts'

const folder = mkdtempSync(join(tmpdir(), 'new-'))
execFileSync('git', ['init', '--quiet', folder])
writeFileSync(join(folder, 'work.txt'), 'not committed')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function call(...words: string[]) {
  const env = { ...commandEnvironment, PROJECT_FOLDER: folder }
  return spawnSync(process.execPath, [join(import.meta.dirname, 'new.ts'), ...words], { env, encoding: 'utf8' })
}

test('refuses uncommitted changes and writes nothing', () => {
  for (const words of [
    ['block', 'spare-part'],
    ['--remove', 'block', 'spare-part'],
  ]) {
    const { status, stdout, stderr } = call(...words)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(/^There are uncommitted changes .* commit or stash them/)
  }
  expect(readdirSync(folder).toSorted()).toEqual(['.git', 'work.txt'])
})

test('refuses a kind that it does not know by naming those it knows', () => {
  const { status, stderr } = call('blok', 'spare-part')
  expect(status).toBe(1)
  expect(stderr).toMatch(/one of block, content-type, page-kind, feature, route, datasource, migration/)
})
