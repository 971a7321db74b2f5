import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { checks } from 'scripts/doctor/checks.ts'
import { type Connection, readConnection } from 'scripts/doctor/connection.ts'
import { pushLanguages } from 'scripts/space/push-languages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalService, managementClient, spaceId, startLocalService, tokens } from '../support/local-service.ts'

let service: LocalService
let connection: Connection

beforeAll(async () => {
  service = await startLocalService()
  connection = {
    ...readConnection({ CONTENT_API_URL: `${service.url}/v2`, CONTENT_MANAGEMENT_URL: service.url }),
    ...tokens,
  }
})
afterAll(() => service.remove())

const find = (name: string, change: Partial<Connection> = {}) =>
  checks.find((check) => check.name.startsWith(name))?.find({ ...connection, ...change })

test('the doctor names the languages that a space lacks, and the command that sets them', async () => {
  const languages = [{ code: 'en', name: 'English' }]
  await managementClient(service.url).spaces.update({ body: { space: { languages } } })
  const name = 'The space has the languages of the site'
  expect(await find(name)).toEqual({
    isRight: false,
    problem: 'It lacks pt, nl, it, de, fr, ro, ru.',
    remedy: expect.stringContaining('npm run space:languages'),
  })
  const { managementToken } = tokens
  await pushLanguages({ contentUrl: service.url, spaceId, managementToken, mode: 'push', log: () => undefined })
  expect(await find(name)).toEqual({ isRight: true })
})

describe('the doctor says of addresses in other languages', () => {
  const name = 'Addresses in other languages'
  let upstream: Server

  beforeAll(async () => {
    const story = { name: 'One', translated_slugs: null }
    upstream = createServer((_, response) => response.end(JSON.stringify({ stories: [story] })))
    await new Promise<void>((ready) => upstream.listen(0, 'localhost', ready))
  })
  afterAll(() => void upstream.close())

  test('that no story is published yet', async () => {
    expect(await find(name)).toEqual({ isRight: true, note: expect.stringContaining('no story is published yet') })
  })

  test('that the app for them is installed where a story carries translated slugs', async () => {
    const content = { component: 'page', _uid: 'p' }
    const body = { story: { name: 'One', slug: 'one', content }, publish: 1 }
    await managementClient(service.url).stories.create({ body })
    expect(await find(name)).toEqual({ isRight: true, note: 'the app is installed' })
  })

  test('that it is not installed where a story carries none', async () => {
    const contentApiUrl = `http://localhost:${(upstream.address() as AddressInfo).port}/v2`
    expect(await find(name, { contentApiUrl })).toEqual({
      isRight: true,
      note: expect.stringContaining('not installed'),
    })
  })
})
