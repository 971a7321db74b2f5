import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { root } from '../settings.ts'
import { judgePackage } from './judge-packages.ts'
import { lockedPackages, peerPackages } from './locked-packages.ts'

const good = { name: 'a', version: '1.2.3', licence: 'MIT', integrity: 'sha512-x==', hasInstallScript: false }

test.each([
  ['MIT', 0],
  ['(MIT AND Zlib)', 0],
  ['GPL-3.0 OR MIT', 0],
  ['MIT AND GPL-3.0', 1],
  ['AGPL-3.0-only', 1],
  ['LGPL-3.0-or-later', 1],
  ['', 1],
])('a package with the licence %s has %i problems', (licence, problems) => {
  expect(judgePackage({ ...good, licence })).toHaveLength(problems)
})

test('refuses a package from elsewhere, without a checksum or with an install script', () => {
  for (const resolved of [
    'git+ssh://git@example/a.git',
    'https://example/a.tgz',
    'http://example/a.tgz',
    'file:../a',
  ]) {
    expect(judgePackage({ ...good, resolved })[0]).toContain('not from the registry')
  }
  for (const integrity of [undefined, '', 'sha1-x=']) {
    expect(judgePackage({ ...good, integrity })[0]).toContain('no checksum')
  }
  expect(judgePackage({ ...good, hasInstallScript: true })[0]).toContain('runs a script')
})

test('allows every package of an installation', async () => {
  const packages = await lockedPackages()
  expect(packages.length).toBeGreaterThan(500)
  expect(packages.flatMap(judgePackage)).toEqual([])
})

test('allows every package of a comparison with peers, and no lock file names a host', async () => {
  const packages = await peerPackages()
  expect(packages.length).toBeGreaterThan(1000)
  expect(packages.flatMap(judgePackage)).toEqual([])
  expect(packages.filter(({ resolved }) => resolved !== undefined)).toEqual([])
})

const manifest = z.object({
  workspaces: z.array(z.string()).default([]),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
})

async function readManifest(folder: string) {
  return manifest.parse(JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')))
}

test('every manifest pins exact versions of the registry', async () => {
  const folders = ['.', ...(await readManifest('.')).workspaces]
  const loose = (await Promise.all(folders.map(readManifest))).flatMap((one) =>
    Object.entries({ ...one.dependencies, ...one.devDependencies, ...one.optionalDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    ),
  )
  expect(loose).toEqual([])
})

test('npm runs no install script, saves exact versions and leaves registry hosts out of the lock file', async () => {
  const settings = (await readFile(join(root, '.npmrc'), 'utf8')).trim().split('\n')
  expect(settings).toEqual(
    expect.arrayContaining(['ignore-scripts=true', 'save-exact=true', 'omit-lockfile-registry-resolved=true']),
  )
})
