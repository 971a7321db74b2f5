import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startOnServedBuild } from './served-build.ts'

const folder = mkdtempSync(join(tmpdir(), 'builds-'))
const running = new Set<ReturnType<typeof spawn>>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

function build(id: string): void {
  rmSync(join(folder, '.next'), { recursive: true, force: true })
  for (const below of ['server', 'cache', 'node_modules']) mkdirSync(join(folder, '.next', below), { recursive: true })
  writeFileSync(join(folder, '.next/BUILD_ID'), id)
  writeFileSync(join(folder, '.next/server/page.js'), `page of ${id}`)
  writeFileSync(join(folder, '.next/cache/large'), '')
  symlinkSync('../../../node_modules/zod', join(folder, '.next/node_modules/zod-1'))
}

/** A process that represents the site. */
async function serve() {
  const names: string[] = []
  const { child } = await startOnServedBuild((name) => {
    names.push(name)
    const process_ = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' })
    running.add(process_)
    return { pid: process_.pid ?? 0, child: process_ }
  }, folder)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return { name: names[0] ?? '', stop: async () => (child.kill('SIGKILL'), await ended) }
}

const served = () => readdirSync(folder).filter((name) => name.startsWith('.next-run-'))

test('a process serves a copy of the build, which a later build does not change', async () => {
  build('one')
  const first = await serve()
  build('two')
  const page = join(folder, first.name, 'server/page.js')
  expect([first.name, readFileSync(page, 'utf8')]).toEqual(['.next-run-one', 'page of one'])
  expect(readlinkSync(join(folder, first.name, 'node_modules/zod-1'))).toBe('../../../node_modules/zod')
  expect(existsSync(join(folder, first.name, 'cache'))).toBe(false)

  const second = await serve()
  expect(served().toSorted()).toEqual(['.next-run-one', '.next-run-two'])
  await first.stop()
  await second.stop()
})

test('removes unused copies, and keeps those that a process serves', async () => {
  build('three')
  const third = await serve()
  build('four')
  const fourth = await serve()
  expect(served().toSorted()).toEqual(['.next-run-four', '.next-run-three'])
  await third.stop()
  build('five')
  await serve()
  expect(served().toSorted()).toEqual(['.next-run-five', '.next-run-four'])
  await fourth.stop()
})

test('a build is copied once for all processes that serve it', async () => {
  build('six')
  const first = await serve()
  writeFileSync(join(folder, first.name, 'mark'), '')
  const again = await serve()
  expect([again.name, existsSync(join(folder, again.name, 'mark'))]).toEqual([first.name, true])
})

test('says what to do when nothing is built', async () => {
  rmSync(join(folder, '.next'), { recursive: true })
  await expect(serve()).rejects.toThrow('npm start builds it')
})
