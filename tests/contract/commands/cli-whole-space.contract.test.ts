import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadExport } from 'local-stack/export/load-export.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { copySeededContent } from '../../support/seeded-content.ts'
import { type LocalService, managementFetch, spaceId, startLocalService, tokens } from '../support/local-service.ts'
import { type CommandLine, officialCommandLine } from '../support/official-command-line.ts'

let service: LocalService
let commandLine: CommandLine

beforeAll(async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'whole-space-'))
  await copySeededContent(dataFolder)
  service = await startLocalService({ dataFolder })
  commandLine = officialCommandLine()
}, 600_000)

afterAll(async () => {
  commandLine.remove()
  await service.remove()
})

const run = (...args: string[]) => commandLine.run(service.url, ...args, '--api-rate-limit', '100')

const deliveredPage = z.object({
  stories: z.array(z.object({ uuid: z.string(), full_slug: z.string(), content: z.unknown() })),
})

/** Every published story by its address, as visitors get it. */
async function publishedStories(url = service.url) {
  const { total } = await managementTotal('story_only=true')
  const pages = Array.from({ length: Math.ceil(total / 100) }, async (_, index) => {
    const query = new URLSearchParams({ token: tokens.publicToken, per_page: '100', page: String(index + 1) })
    const response = await fetch(`${url}/v2/cdn/stories?${query}&sort_by=full_slug:asc`)
    return deliveredPage.parse(await response.json()).stories
  })
  return (await Promise.all(pages)).flat()
}

async function managementTotal(query: string): Promise<{ total: number }> {
  const { headers } = await managementFetch(service.url, `stories?per_page=1&${query}`)
  return { total: Number(headers.get('total')) }
}

test('a push after a pull of the whole space updates every story, start pages of folders too, and changes none', async () => {
  const { total } = await managementTotal('')
  const before = await publishedStories()
  await run('components', 'pull')
  await run('stories', 'pull')
  const output = await run('stories', 'push')
  expect(output).toContain(`${total} stories pushed, 0 stories failed`)
  expect(output).toContain(`Updating stories: ${total}/${total} succeeded`)
  expect((await managementTotal('')).total).toBe(total)
  expect(before.filter(({ full_slug }) => full_slug.endsWith('/')).length).toBeGreaterThan(40)
  expect(await publishedStories()).toEqual(before)
}, 150_000)

/** Stories with what they refer to by name: uuids, and the numbers and addresses of files, are each space's own. */
function comparable(stories: Awaited<ReturnType<typeof publishedStories>>) {
  const slugs = new Map(stories.map(({ uuid, full_slug: slug }) => [uuid, slug]))
  return stories.map(({ full_slug: slug, content }) => {
    const text = JSON.stringify(content)
      .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (uuid) => slugs.get(uuid) ?? uuid)
      .replace(/http:\/\/localhost:\d+\/f\/\d+\/([^/"]+)\/[^/"]+\//g, '/f/$1/')
      .replace(/"id":\d+/g, '"id":0')
    return { slug, text }
  })
}

test('a service that starts from a pull of the whole space delivers every published story alike, with its files', async () => {
  for (const kind of ['components', 'stories', 'datasources', 'languages']) await run(kind, 'pull')
  await run('assets', 'pull', '--asset-token', tokens.previewToken)
  const target = await startLocalService()
  try {
    const { managementToken } = tokens
    await loadExport(commandLine.folder, { contentUrl: target.url, spaceId, managementToken })
    const [before, after] = [await publishedStories(), await publishedStories(target.url)]
    expect(after.length).toBeGreaterThan(300)
    expect(comparable(after)).toEqual(comparable(before))
    const [address = ''] = /http:\/\/localhost:\d+\/f\/[^"]+\.webp/.exec(JSON.stringify(after)) ?? []
    expect(address).toContain(target.url)
    expect((await fetch(address)).status).toBe(200)
  } finally {
    await target.remove()
  }
}, 300_000)
