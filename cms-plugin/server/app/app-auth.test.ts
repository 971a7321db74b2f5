import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { appAuth } from './app-auth.ts'
import { openSignIns } from './sign-ins.ts'

const folder = mkdtempSync(join(tmpdir(), 'app-auth-'))
const clientSecret = 'client-secret-of-at-least-32-characters'
const signIns = openSignIns({ folder, secret: clientSecret })
afterAll(async () => {
  await signIns.close()
  rmSync(folder, { recursive: true, force: true })
})

const appUrl = 'https://cms.zarandal.example'
const first = new URL(`${appUrl}/app/connect/storyblok`)
const authFor = (contentUrl: string) => appAuth({ clientId: 'client', clientSecret, appUrl, contentUrl, signIns })

test.each([
  ['https://mapi.storyblok.com', 'https://app.storyblok.com/oauth/authorize'],
  ['https://api-us.storyblok.com', 'https://app.storyblok.com/oauth/authorize'],
  ['http://localhost:4010', 'http://localhost:4010/oauth/authorize'],
])('with %s as management API an editor signs in at %s', async (contentUrl, authorize) => {
  const response = await authFor(contentUrl).step(first, undefined)
  const to = new URL('to' in response ? response.to : '')
  expect(`${to.origin}${to.pathname}`).toBe(authorize)
  expect(to.searchParams.get('redirect_uri')).toBe(`${appUrl}/app/connect/callback`)
})

test('an unfinished sign-in writes nothing to the database, and its cookie is encrypted', async () => {
  const response = await authFor('http://localhost:4010').step(first, undefined)
  expect(await signIns.read('nobody')).toBe(undefined)
  const database = new DatabaseSync(join(folder, 'sign-ins.sqlite'), { readOnly: true })
  expect(database.prepare('SELECT count(*) AS rows FROM sign_ins').get()).toEqual({ rows: 0 })
  database.close()
  const cookie = 'cookie' in response ? response.cookie : ''
  const [header = '', key, ...encrypted] = cookie.split('.')
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'dir', enc: 'A256GCM' })
  expect([key, encrypted.length]).toEqual(['', 3])
})
