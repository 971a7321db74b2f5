import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'one-at-a-time-'))
  return () => rm(folder, { recursive: true, force: true })
})

function madeThing() {
  const made = join(folder, 'made')
  let times = 0
  const isMade = () =>
    access(made).then(
      () => true,
      () => false,
    )
  const make = async () => {
    times += 1
    await pause(50)
    await writeFile(made, '')
  }
  return { isMade, make, times: () => times }
}

async function processThatHolds(lock: string): Promise<ChildProcess> {
  const lockFolder = import.meta.resolve('local-stack/content-service/store/lock-folder.ts')
  const hold = `import { lockFolder } from ${JSON.stringify(lockFolder)}
lockFolder(${JSON.stringify(lock)})
process.stdout.write('held')
setInterval(() => undefined, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', hold])
  await once(holder.stdout, 'data')
  return holder
}

test('concurrent callers make it once, and all of them find it', async () => {
  const thing = madeThing()
  const lock = join(folder, 'below', 'lock')
  const found = await Promise.all(
    Array.from({ length: 5 }, async () => {
      await oneAtATime(lock, thing)
      return await thing.isMade()
    }),
  )
  expect(found).toEqual([true, true, true, true, true])
  expect(thing.times()).toBe(1)
})

test('the next caller makes it when the first fails', async () => {
  const thing = madeThing()
  const lock = join(folder, 'lock')
  const first = oneAtATime(lock, { ...thing, make: () => Promise.reject(new Error('full disk')) })
  await expect(first).rejects.toThrow('full disk')
  await oneAtATime(lock, thing)
  expect(thing.times()).toBe(1)
})

test('a dead process blocks no other', async () => {
  const thing = madeThing()
  const lock = join(folder, 'lock')
  const holder = await processThatHolds(lock)
  const made = oneAtATime(lock, thing)
  await pause(300)
  expect(thing.times()).toBe(0)
  holder.kill('SIGKILL')
  await made
  expect(thing.times()).toBe(1)
})

test('a lock that cannot be made is an error, not a wait', async () => {
  await writeFile(join(folder, 'file'), '')
  await expect(oneAtATime(join(folder, 'file', 'lock'), madeThing())).rejects.toThrow('mkdir')
})
