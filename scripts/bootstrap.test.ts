import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The first step of a command on another platform and another Node. */
function bootstrapOn(platform: string, arch: string, version: string) {
  const process_ = { platform, arch, versions: { ...process.versions, node: version } }
  const disguise = `for (const [name, value] of Object.entries(${JSON.stringify(process_)})) Object.defineProperty(process, name, { value })`
  const args = [
    '--import',
    `data:text/javascript,${encodeURIComponent(disguise)}`,
    join(import.meta.dirname, 'bootstrap.mjs'),
  ]
  return spawnSync(process.execPath, args, { encoding: 'utf8' })
}

test.each([
  ['darwin', 'arm64', '22.12.0'],
  ['darwin', 'x64', '20.9.0'],
  ['win32', 'arm64', '22.12.0'],
])('%s on %s with Node %s is told which Node it needs before anything is installed', (platform, arch, version) => {
  const { status, stdout, stderr } = bootstrapOn(platform, arch, version)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toBe(
    `No Node 24 comes from npm for ${platform}-${arch}, and this is Node ${version}: install Node 24 and run this again.\n`,
  )
})

test('a Node that is too old is refused by its version', () => {
  expect(bootstrapOn('linux', 'x64', '18.20.0').stderr).toMatch(
    /^Node 18\.20\.0 is too old: install Node 20\.9 or newer/,
  )
})
