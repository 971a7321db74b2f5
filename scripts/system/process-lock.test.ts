import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { takeLock, withLock } from './process-lock.ts'
import { requireOwnFolder } from './require-own-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'lock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts a process that holds the lock until it is killed; resolves when it has it. */
async function otherHolder(file: string) {
  const script = `
    import { takeLock } from ${JSON.stringify(join(import.meta.dirname, 'process-lock.ts'))}
    takeLock(${JSON.stringify(file)}, 'http://localhost:3000')
    // The lock outlives its caller and a garbage collection.
    globalThis.gc()
    process.stdout.write('taken')
    setInterval(() => undefined, 1000)
  `
  const args = ['--expose-gc', '--input-type=module', '-e', script]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return { pid: child.pid, kill: () => (child.kill('SIGKILL'), ended) }
}

test('refuses a lock that another process holds, and names the process', async () => {
  const file = join(folder, 'refused', 'a.lock')
  const other = await otherHolder(file)
  expect(takeLock(file, 'second')).toMatchObject({ holder: { pid: other.pid, what: 'http://localhost:3000' } })
  await other.kill()
})

test('takes over the lock of a process that was killed', async () => {
  const file = join(folder, 'b.lock')
  await (await otherHolder(file)).kill()
  const taken = takeLock(file, 'second')
  expect('holder' in taken).toBe(false)
  expect(takeLock(file, 'third')).toMatchObject({ holder: { pid: process.pid } })
})

test('waits until the other process releases the lock', async () => {
  const file = join(folder, 'c.lock')
  const other = await otherHolder(file)
  const done: string[] = []
  const work = withLock(
    { file, what: 'second', onWait: ({ pid } = { pid: 0, since: '', what: '' }) => void done.push(`waits for ${pid}`) },
    async () => void done.push('works'),
  )
  await expect.poll(() => done).toEqual([`waits for ${other.pid}`])
  await other.kill()
  await work
  expect(done).toEqual([`waits for ${other.pid}`, 'works'])
})

test('refuses a second system in a data folder with the holder and the remedy', async () => {
  const own = join(folder, 'data')
  const other = await otherHolder(join(own, 'system.lock'))
  expect(() => requireOwnFolder({ DATA_FOLDER: own }, 'second')).toThrow(
    new RegExp(
      `^The data folder ${own} is in use by process ${other.pid} since .*localhost:3000.*stop that one.*DATA_FOLDER, SITE_PORT`,
    ),
  )
  await other.kill()
})
