import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { root } from 'scripts/settings.ts'
import StoryblokClient from 'storyblok-js-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { managementFetch, required, tokens } from '../support/local-service.ts'
import { writeExport } from '../support/write-export.ts'

const command = fileURLToPath(import.meta.resolve('local-stack/start.ts'))

const uuid = { blog: '5f0c7f0e-0000-4000-8000-000000000001', post: '5f0c7f0e-0000-4000-8000-000000000002' }
const author = '5f0c7f0e-0000-4000-8000-000000000003'
const row = { is_folder: false, is_startpage: false, published: true, tag_list: [], translated_slugs: [] }

/** A space of another project, file by file as the vendor's command line pulls it. */
const smallSpace = {
  'languages/7/languages.7.json': { default_lang_name: 'English', languages: [{ code: 'de', name: 'Deutsch' }] },
  'components/7/components.json': [
    { id: 9, name: 'post', is_root: true, schema: { author: { type: 'option' } } },
    { id: 10, name: 'person', is_root: true, schema: {} },
  ],
  'datasources/7/datasources.json': [{ name: 'Colours', slug: 'colours', entries: [{ name: 'Red', value: 'red' }] }],
  'stories/7/stories.json': [
    {
      ...row,
      id: 72,
      uuid: uuid.post,
      name: 'First',
      slug: 'first',
      full_slug: 'blog/first',
      parent_id: 71,
      tag_list: ['old'],
      translated_slugs: [{ lang: 'de', slug: 'erster', name: 'Erster' }],
      content: { component: 'post', author, title: 'Hello', title__i18n__de: 'Hallo' },
    },
    { ...row, id: 71, uuid: uuid.blog, name: 'Blog', slug: 'blog', full_slug: 'blog', is_folder: true },
    { ...row, id: 73, uuid: author, name: 'Ana', slug: 'ana', full_slug: 'ana', content: { component: 'person' } },
    {
      ...row,
      id: 74,
      uuid: '5f0c7f0e-0000-4000-8000-000000000004',
      name: 'Draft',
      slug: 'draft',
      full_slug: 'blog/draft',
      parent_id: 71,
      published: false,
      content: { component: 'post' },
    },
  ],
}

let folder: string
let child: ChildProcess
let lines: string[]

async function start(exportFolder: string): Promise<void> {
  const ports = ['content', 'editor', 'identity', 'search', 'mail', 'mail-web'].map((name) => `--${name}-port=0`)
  const keys = Object.entries(tokens).map(([name, token]) => `--${name.replace('Token', '-token')}=${token}`)
  const places = [`--data=${join(folder, 'data')}`, `--editor-build=${join(root, '.data/editor')}`]
  child = spawn(
    process.execPath,
    [command, `--from=${exportFolder}`, '--preview=http://localhost:5173/', ...ports, ...keys, ...places],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let errors = ''
  required(child.stderr).on('data', (chunk) => (errors += String(chunk)))
  lines = []
  for await (const line of createInterface({ input: required(child.stdout) })) {
    lines.push(line)
    if (line.startsWith('ready')) return
  }
  throw new Error(`The stack ended before it was ready.\n${errors}`)
}

async function stop(): Promise<void> {
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
}

/** Address of a service, from the command's output. */
function addressOf(service: string): string {
  return required(lines.find((line) => line.startsWith(`${service} `))).slice(service.length + 1)
}

function deliveryClient(accessToken: string): StoryblokClient {
  const endpoint = `${addressOf('content')}/v2`
  return new StoryblokClient({ accessToken, endpoint, cache: { type: 'none' }, rateLimit: 1000 })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-stack-'))
  await writeExport(folder, smallSpace)
  await start(folder)
}, 180_000)

afterAll(async () => {
  await stop()
  await rm(folder, { recursive: true, force: true })
})

test('the official client reads a story of the export, with its relation and in its other language', async () => {
  const client = deliveryClient(tokens.publicToken)
  const { data } = await client.get('cdn/stories/blog/first', { resolve_relations: 'post.author', language: 'de' })
  expect(data.story).toMatchObject({
    name: 'Erster',
    tag_list: ['old'],
    translated_slugs: [{ lang: 'de', path: 'blog/erster' }],
    content: { title: 'Hallo', author: { name: 'Ana' } },
  })
})

test('a story that the export does not call published is a draft', async () => {
  await expect(deliveryClient(tokens.publicToken).get('cdn/stories/blog/draft')).rejects.toMatchObject({ status: 404 })
  const preview = await deliveryClient(tokens.previewToken).get('cdn/stories/blog/draft', { version: 'draft' })
  expect(preview.data.story.name).toBe('Draft')
})

test('components and datasources of the export are in the space', async () => {
  const { body } = await managementFetch(addressOf('content'), 'components')
  expect(body.components.map(({ name }: { name: string }) => name)).toEqual(['person', 'post'])
  const { data } = await deliveryClient(tokens.publicToken).get('cdn/datasource_entries', { datasource: 'colours' })
  expect(data.datasource_entries).toMatchObject([{ name: 'Red', value: 'red' }])
})

test('editor, search service, identity provider and the view of mails answer', async () => {
  for (const service of ['editor', 'search', 'identity', 'mails']) {
    expect([service, (await fetch(`${addressOf(service)}/healthz`)).status]).toEqual([service, 200])
  }
  const discovery = await fetch(`${addressOf('identity')}/.well-known/openid-configuration`)
  expect(await discovery.json()).toMatchObject({ issuer: addressOf('identity') })
})

test('the editor is built for production, whatever NODE_ENV the process has', async () => {
  const page = await (await fetch(addressOf('editor'))).text()
  const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? []
  const source = await (await fetch(new URL(script, addressOf('editor')))).text()
  expect(process.env['NODE_ENV']).toBe('test')
  expect(source.length).toBeGreaterThan(100_000)
  expect(source).not.toContain('.jsxDEV)(')
})

test('a second start keeps the space as it is', async () => {
  const url = addressOf('content')
  const { body } = await managementFetch(url, 'stories?with_slug=ana')
  const id = String(body.stories[0].id)
  await managementFetch(url, `stories/${id}`, { method: 'PUT', body: { story: { name: 'Ana María' }, publish: 1 } })
  await stop()
  await start(folder)
  expect(lines.at(-1)).toContain('0 stories loaded')
  expect((await deliveryClient(tokens.publicToken).get('cdn/stories/ana')).data.story.name).toBe('Ana María')
})

test('the space names the website that the editor previews', async () => {
  const { body } = await managementFetch(addressOf('content'), '')
  expect(body.space.domain).toBe('http://localhost:5173/')
})
