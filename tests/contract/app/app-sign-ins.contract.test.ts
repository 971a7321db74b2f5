import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSignIns, type SignIns } from 'cms-plugin/server/app/sign-ins.ts'
import { startPostgres } from 'scripts/system/services/start-postgres.ts'
import { afterAll, describe, expect, test } from 'vitest'

const days = 24 * 3600_000
const secret = 'secret-of-the-app-that-encrypts-sign-ins'
const folder = mkdtempSync(join(tmpdir(), 'app-sign-ins-'))
const server = await startPostgres()
const places = [['SQLite', undefined], ...(server ? ([['PostgreSQL', server.url]] as const) : [])] as [
  string,
  string | undefined,
][]
const opened: SignIns[] = []

afterAll(async () => {
  await Promise.all(opened.map((signIns) => signIns.close()))
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe.each(places)('sign-ins in %s', (_, databaseUrl) => {
  let time = Date.now()
  const open = (change: { secret?: string } = {}) => {
    const signIns = openSignIns({ databaseUrl, folder, secret, now: () => time, ...change })
    opened.push(signIns)
    return signIns
  }

  test('are read, changed and removed by another process', async () => {
    const [one, other] = [open(), open()]
    const name = await one.create('1:1:sb.auth=first')
    expect(await other.read(name)).toBe('1:1:sb.auth=first')
    await other.update(name, ['1:1:sb.auth=second; path=/; httponly', '2:1:sb.auth=third; path=/'])
    expect(await one.read(name)).toBe('1:1:sb.auth=second; 2:1:sb.auth=third')
    await one.remove(name)
    expect(await other.read(name)).toBeUndefined()
  })

  test('keep what two processes change at the same moment', async () => {
    const [one, other] = [open(), open()]
    const name = await one.create('0:1:sb.auth=x')
    const all = Array.from({ length: 20 }, (__, at) => `${at}:1:sb.auth=y`)
    await Promise.all(all.map((cookie, at) => (at % 2 ? one : other).update(name, [cookie])))
    expect((await one.read(name))?.split('; ').toSorted()).toEqual(all.toSorted())
  })

  test('keep the token that another process got first', async () => {
    const [one, other] = [open(), open()]
    const name = await one.create('1:1:sb.auth=first; 2:1:sb.auth=x')
    const seen = (await one.read(name)) ?? ''
    expect(await other.update(name, ['1:1:sb.auth=second'], seen)).toBe(true)
    expect(await one.update(name, ['1:1:sb.auth=""'], seen)).toBe(false)
    expect(await one.update(name, ['2:1:sb.auth=y'], seen)).toBe(true)
    expect(await one.read(name)).toBe('1:1:sb.auth=second; 2:1:sb.auth=y')
  })

  test('end after seven days, whatever was refreshed, and leave no row', async () => {
    const signIns = open()
    const name = await signIns.create('1:1:sb.auth=x')
    time += 7 * days - 1000
    await signIns.update(name, ['1:1:sb.auth=y'])
    expect(await signIns.read(name)).toBe('1:1:sb.auth=y')
    time += 2000
    expect(await signIns.read(name)).toBeUndefined()
    await signIns.create('1:1:sb.auth=z')
    time -= 2000
    expect(await signIns.read(name)).toBeUndefined()
  })

  test('are removed with their last cookie', async () => {
    const signIns = open()
    const name = await signIns.create('1:1:sb.auth=x')
    await signIns.update(name, ['1:1:sb.auth=""; expires=Thu, 01 Jan 1970 00:00:00 GMT'])
    expect(await signIns.read(name)).toBeUndefined()
  })

  test('are unknown with another secret and under another name', async () => {
    const name = await open().create('1:1:sb.auth=x')
    expect(await open({ secret: 'another-secret-of-the-app' }).read(name)).toBeUndefined()
    expect(await open().read(`${name}x`)).toBeUndefined()
    expect(await open().read('')).toBeUndefined()
  })
})

test('the file holds neither a token nor the name of a sign-in', async () => {
  const own = mkdtempSync(join(folder, 'file-'))
  const signIns = openSignIns({ folder: own, secret })
  const name = await signIns.create('1:1:sb.auth=token-that-reads-the-space')
  await signIns.close()
  const files = await Promise.all((await readdir(own)).map((file) => readFile(join(own, file), 'latin1')))
  expect(files.join('')).toContain('sign_ins')
  expect(files.join('')).not.toContain('token-that-reads-the-space')
  expect(files.join('')).not.toContain(name)
})
