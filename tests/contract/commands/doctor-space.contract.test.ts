import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { checks } from 'scripts/doctor/checks.ts'
import { type Connection, readConnection } from 'scripts/doctor/connection.ts'
import { neededScopes } from 'scripts/doctor/token-scopes.ts'
import { managementRequests } from 'scripts/management/management-requests.ts'
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

describe('scopes of the management token', () => {
  const name = 'The management token has the scopes'
  const all = {
    spaces: 'read',
    components: 'write',
    datasources: 'write',
    datasource_entries: 'write',
    assets: 'write',
    stories: 'publish',
    webhook_endpoints: 'read',
  } as const
  const { stories: _, ...withoutStories } = all
  const reading = Object.fromEntries(Object.keys(all).map((scope) => [scope, 'read' as const]))
  let scoped: LocalService

  beforeAll(async () => {
    scoped = await startLocalService({ scopedTokens: { all, reading, 'no-stories': withoutStories } })
  })
  afterAll(() => scoped.remove())
  const missing = (managementToken: string) => find(name, { managementUrl: scoped.url, managementToken })

  test('all there, or a token that was made before there were scopes', async () => {
    expect(await missing('all')).toEqual({ isRight: true })
    expect(await missing(tokens.managementToken)).toEqual({ isRight: true })
  })

  test('those that are missing are named with the commands that need them', async () => {
    expect(await missing('no-stories')).toMatchObject({ problem: 'It lacks Stories (Publish) for schemas:migrate.' })
    const { problem } = (await missing('reading')) as { problem: string }
    const lacking = neededScopes.filter(({ level }) => level !== 'Read')
    expect(problem.split('; ')).toHaveLength(lacking.length)
    for (const scope of lacking) expect(problem).toContain(`${scope.name} (${scope.level}) for ${scope.for}`)
  })

  test('a command that lacks one says for which request, and where scopes are listed', async () => {
    const requests = managementRequests({ contentUrl: scoped.url, spaceId, managementToken: 'reading' })
    await requests.list('components', 'components')
    const refused = requests.send('post', 'components', { body: {} })
    await expect(refused).rejects.toThrow('lacks the scope for POST components (403). docs/adopt.md lists the scopes')
  })

  test('the documents name every scope that the doctor asks for', () => {
    const text = readFileSync(join(import.meta.dirname, '../../../docs/adopt.md'), 'utf8')
    const section = text.slice(text.indexOf('### Scopes of personal access tokens'))
    expect(neededScopes.filter((scope) => !section.includes(scope.name))).toEqual([])
  })
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
