import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toCachedResponse } from '../cached-response.ts'
import { diskTier } from '../tiers/disk-tier.ts'
import { builtFiles } from './built-files.ts'
import { filesOfEarlierBuilds, retainFiles } from './retain-files.ts'

let root: string
let folder: string
let reported: string[]
const report = (message: string) => void reported.push(message)
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kept-files-'))
  folder = join(root, 'files')
  reported = []
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** A build with one script of its own, and a start of it. */
async function build(
  buildId: string,
): Promise<{ folder: string; own: string; buildId: string; report: typeof report }> {
  const own = join(root, `build-${buildId}`)
  await mkdir(join(own, 'chunks'), { recursive: true })
  await writeFile(join(own, 'chunks', `${buildId}.js`), `run('${buildId}')`)
  return { folder, own, buildId, report }
}

async function start(buildId: string, minutesAgo = 0): Promise<void> {
  await retainFiles(await build(buildId))
  const at = new Date(Date.now() - minutesAgo * 60_000)
  await utimes(join(folder, buildId), at, at)
}

const page = (...names: string[]) => names.map((name) => `<script src="/_next/static/${name}" async></script>`).join('')

test('a build finds the files of earlier builds, the latest first, without its own', async () => {
  await start('one', 30)
  await start('two', 20)
  await start('three', 10)
  const found = filesOfEarlierBuilds({ folder, buildId: 'three', report })
  expect(found.map((path) => basename(path))).toEqual(['two', 'one'])
  expect(await readFile(join(found[1] ?? '', 'chunks/one.js'), 'utf8')).toBe("run('one')")
  expect(reported).toEqual([])
})

test('retains ten builds; an old build that starts again counts as the latest', async () => {
  for (let number = 0; number < 10; number += 1) await start(`build-${number}`, 100 - number)
  await retainFiles(await build('build-0'))
  await start('newest')
  const cached = await readdir(folder)
  expect(cached).toHaveLength(10)
  expect(cached).toContain('build-0')
  expect(cached).not.toContain('build-1')
})

test('an incomplete copy is no build, and is copied again', async () => {
  await mkdir(join(folder, 'one.unfinished/chunks'), { recursive: true })
  await writeFile(join(folder, 'one.unfinished/chunks/half.js'), '')
  expect(filesOfEarlierBuilds({ folder, buildId: 'two', report })).toEqual([])
  await start('one')
  expect(await readdir(folder)).toEqual(['one'])
  expect(await readdir(join(folder, 'one/chunks'))).toEqual(['one.js'])
})

test('reports a disk error and does not fail', async () => {
  await writeFile(folder, 'no folder')
  await retainFiles(await build('one'))
  expect(filesOfEarlierBuilds({ folder, buildId: 'two', report })).toEqual([])
  expect(reported).toEqual([
    expect.stringContaining('could not keep the files of this build'),
    expect.stringContaining('could not read the files of earlier builds'),
  ])
})

test('a document is complete when each of its files belongs to this build or to a retained one', async () => {
  await start('one')
  const { own } = await build('two')
  const files = builtFiles([own, ...filesOfEarlierBuilds({ folder, buildId: 'two', report })])
  expect(files.hasAllOf(page('chunks/one.js', 'chunks/two.js'))).toBe(true)
  expect(files.hasAllOf('<p>Nothing is named.</p>')).toBe(true)
  expect(files.hasAllOf(page('chunks/one.js', 'chunks/zero.js'))).toBe(false)
  // File names as payloads in a script write them.
  expect(files.hasAllOf('self.x.push("1:I[2,[\\"/_next/static/chunks/two.js\\"]]")')).toBe(true)
  expect(files.hasAllOf('self.x.push("1:I[2,[\\"/_next/static/chunks/zero.js\\"]]")')).toBe(false)
})

test('sends a stale copy of an earlier build only while its files can be sent', async () => {
  const rendered = await toCachedResponse({
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: Buffer.from(page('chunks/one.js')),
  })
  const pages = join(root, 'pages')
  const { own } = await build('one')
  await diskTier(pages, report, builtFiles([own])).put('html:a', rendered)
  const afterDeployment = await build('two')
  const without = diskTier(pages, report, builtFiles([afterDeployment.own]))
  expect(await without.get('html:a')).toBeUndefined()
  await start('one')
  const cached = filesOfEarlierBuilds(afterDeployment)
  const beside = diskTier(pages, report, builtFiles([afterDeployment.own, ...cached]))
  expect((await beside.get('html:a'))?.digest).toBe(rendered.digest)
})
