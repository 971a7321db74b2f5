import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { presets } from 'component-schemas/presets/presets.ts'
import type { Registry } from 'component-schemas/schema/check-registry.ts'
import type { Block } from 'component-schemas/schema/define-block.ts'
import { registry } from 'component-schemas/schema/registry.ts'
import { type ContentService, startContentService } from 'local-stack/content-service/start-content-service.ts'
import { SpaceChangedError } from 'scripts/schemas/apply/require-unchanged.ts'
import { RefusedChangesError } from 'scripts/schemas/plan/refuse-risks.ts'
import { printPull, pullSchemas } from 'scripts/schemas/pull-schemas.ts'
import { type PushOptions, pushSchemas } from 'scripts/schemas/push-schemas.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { commandEnvironment } from '../../support/command-environment.ts'
import { startLocalService, tokens } from '../support/local-service.ts'

const root = join(import.meta.dirname, '../../..')
const spaceId = 100001
const managementToken = 'local-management'

let folder: string
let service: ContentService

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schemas-'))
  service = await startContentService({
    port: 0,
    dataFolder: join(folder, 'content'),
    spaceId,
    publicToken: 'local-public',
    previewToken: 'local-preview',
    managementToken,
  })
})

afterAll(async () => {
  await service.stop()
  await rm(folder, { recursive: true })
})

afterEach(() => {
  vi.restoreAllMocks()
})

const push = (options: Partial<PushOptions> = {}) =>
  pushSchemas({
    contentUrl: service.url,
    spaceId,
    managementToken,
    log: () => {},
    backupFolder: join(folder, 'backups'),
    ...options,
  })

/** Methods of the requests sent while `run` runs. */
async function methodsDuring(run: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(globalThis, 'fetch')
  await run()
  return spy.mock.calls.map(([input, init]) => (input instanceof Request ? input.method : (init?.method ?? 'GET')))
}

function accordionWith(change: (block: Block) => Partial<Block>): Registry {
  return {
    ...registry,
    blocks: registry.blocks.map((block) => (block.name === 'accordion' ? { ...block, ...change(block) } : block)),
  }
}

async function management(path: string, init: RequestInit = {}) {
  const headers = { Authorization: managementToken, 'Content-Type': 'application/json' }
  const response = await fetch(`${service.url}/v1/spaces/${spaceId}/${path}`, { headers, ...init })
  return (await response.json()) as Record<string, unknown>
}

type StoredComponent = { id: number; name: string; schema: Record<string, Record<string, unknown>> }

async function storedAccordion(): Promise<StoredComponent & Record<string, unknown>> {
  const { components } = (await management('components')) as { components: StoredComponent[] }
  const found = components.find(({ name }) => name === 'accordion')
  if (!found) throw new Error('The space has no accordion.')
  return found
}

test('the first push fills an empty space, children before parents, and keeps the state before', async () => {
  const result = await push()
  expect(result.outcome).toBe('applied')
  expect(result.plan.steps.every(({ action }) => action === 'create')).toBe(true)
  const { components } = (await management('components')) as { components: StoredComponent[] }
  expect(components.map(({ name }) => name).toSorted()).toEqual(registry.blocks.map(({ name }) => name).toSorted())
  expect(JSON.parse(await readFile(result.backup ?? '', 'utf8'))).toMatchObject({
    spaceId,
    state: { components: [], datasources: [] },
  })
})

test('entries carry their label in Spanish and, as a dimension, in English', async () => {
  const response = await fetch(
    `${service.url}/v2/cdn/datasource_entries?datasource=key_type&dimension=en&per_page=100&token=local-public`,
  )
  expect(await response.json()).toMatchObject({
    datasource_entries: expect.arrayContaining([
      expect.objectContaining({ value: 'dimple', name: 'Llave de puntos', dimension_value: 'Dimple key' }),
    ]),
  })
})

type StoredPreset = { id: number; component_id: number; name: string; image: string; preset: Record<string, unknown> }

async function storedPresets(): Promise<StoredPreset[]> {
  const { presets: stored } = (await management('presets')) as { presets: StoredPreset[] }
  return stored
}

test('every block of a page has a preset whose picture the space holds', async () => {
  const stored = await storedPresets()
  expect(stored).toHaveLength(presets.length)
  const named = new Set(stored.map(({ preset }) => preset['component']))
  expect(registry.pageBlocks.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([])
  for (const { image, preset } of stored) {
    const picture = await fetch(image)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(preset).toHaveProperty('component')
  }
})

test('a preset that an editor changed is restored, one that an editor made stays, and no picture is sent again', async () => {
  const [first] = await storedPresets()
  if (!first) throw new Error('The space has no preset.')
  const put = (path: string, method: string, preset: object) =>
    management(path, { method, body: JSON.stringify({ preset }) })
  await put(`presets/${first.id}`, 'PUT', { description: 'Changed' })
  await put('presets', 'POST', { name: 'Our own', component_id: first.component_id, preset: {} })
  const methods = await methodsDuring(async () => expect(await push()).toMatchObject({ outcome: 'applied' }))
  // The lock, the preset, the lock again.
  expect(methods.filter((method) => method !== 'GET')).toEqual(['POST', 'PUT', 'DELETE'])
  expect(await storedPresets()).toContainEqual(expect.objectContaining({ name: 'Our own' }))
  expect(await push()).toMatchObject({ outcome: 'unchanged' })
})

test('a first push behind the lock asks no more than each thing that it makes, two lists and the lock', async () => {
  const season = { name: 'Season', slug: 'season', dimensions: [], entries: [] }
  const wanted = { groups: ['A'], components: [], datasources: [season], presets: [] }
  const empty = await startLocalService()
  const space = { contentUrl: empty.url, managementToken: tokens.managementToken, wanted, scope: 'blocks' } as const
  const methods = await methodsDuring(async () => expect(await push(space)).toMatchObject({ outcome: 'applied' }))
  const again = await push({ ...space, mode: 'plan' })
  await empty.remove()
  // Datasources, the lock, blocks with their folders, the folder; then the lock becomes the datasource.
  expect(methods).toEqual(['GET', 'POST', 'GET', 'POST', 'PUT'])
  expect(again.outcome).toBe('unchanged')
})

test('a second push finds nothing to change and only reads', async () => {
  const methods = await methodsDuring(async () => expect(await push()).toMatchObject({ outcome: 'unchanged' }))
  expect(methods.length).toBeGreaterThan(3)
  expect(new Set(methods)).toEqual(new Set(['GET']))
})

test('one changed label is one update of one component', async () => {
  const changed = accordionWith(() => ({ label: 'Questions' }))
  const { plan } = await push({ registry: changed, mode: 'plan' })
  expect(plan.steps).toMatchObject([
    {
      kind: 'component',
      action: 'update',
      name: 'accordion',
      changes: [{ at: 'display_name', from: 'Accordion', to: 'Questions' }],
    },
  ])
  const methods = await methodsDuring(() => push({ registry: changed }))
  expect(methods.filter((method) => method !== 'GET')).toEqual(['PUT'])
  expect(await storedAccordion()).toMatchObject({ display_name: 'Questions' })
  await push()
})

test('what an editor set and the repository does not state survives a push', async () => {
  const { id, name, schema } = await storedAccordion()
  const tooltip = { ...schema, title: { ...schema['title'], tooltip: true } }
  const component = {
    name,
    display_name: 'Preguntas',
    image: 'https://pictures.example/accordion.png',
    schema: tooltip,
  }
  await management(`components/${id}`, { method: 'PUT', body: JSON.stringify({ component }) })
  await push()
  expect(await storedAccordion()).toMatchObject({
    display_name: 'Accordion',
    image: 'https://pictures.example/accordion.png',
    schema: { title: { tooltip: true, type: 'text' } },
  })
})

test('a removed field is refused before anything is sent, and sent when it is named', async () => {
  const withoutIntro = accordionWith(({ fields }) => {
    const { intro: _, ...stored } = fields
    return { fields: stored }
  })
  const methods = await methodsDuring(async () => {
    await expect(push({ registry: withoutIntro })).rejects.toThrow(RefusedChangesError)
  })
  expect(new Set(methods)).toEqual(new Set(['GET']))
  expect((await storedAccordion()).schema).toHaveProperty('intro')
  await push({ registry: withoutIntro, allow: ['remove:accordion.intro'] })
  expect((await storedAccordion()).schema).not.toHaveProperty('intro')
  expect(await push()).toMatchObject({ outcome: 'applied' })
})

test('a component that only the space has is reported and unchanged', async () => {
  const component = { name: 'campaign', schema: {}, is_root: false, is_nestable: true }
  await management('components', { method: 'POST', body: JSON.stringify({ component }) })
  expect(await push()).toMatchObject({ outcome: 'unchanged', plan: { stale: ['campaign'] } })
  const pulled = await pullSchemas({ contentUrl: service.url, spaceId, managementToken })
  expect(printPull(pulled)).toContain('+ component campaign: only in the space')
})

const cli = async (...flags: string[]) => {
  const env = {
    ...commandEnvironment,
    CONTENT_MANAGEMENT_URL: service.url,
    CONTENT_MANAGEMENT_TOKEN: managementToken,
  }
  const run = promisify(execFile)(process.execPath, [join(root, 'scripts/schemas/push.ts'), ...flags], { env })
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
}

test('--check answers 0 when nothing differs and 2 when something does', async () => {
  // The command knows the languages that the site serves, the rest of this file those of tests.
  expect(await cli()).toMatchObject({ code: 0 })
  expect(await cli('--check')).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing to change') })
  const { id } = await storedAccordion()
  const change = { component: { name: 'accordion', color: '#FFFFFF' } }
  await management(`components/${id}`, { method: 'PUT', body: JSON.stringify(change) })
  expect(await cli('--check')).toMatchObject({ code: 2, stdout: expect.stringContaining('"#FFFFFF" → "#14181D"') })
  expect(await cli('--dry-run')).toMatchObject({ code: 0 })
  const asJson = await cli('--check', '--json')
  expect(JSON.parse(asJson.stdout)).toMatchObject({ create: 0, update: 1, risks: [], stale: ['campaign'] })
})

test('a loss of content is refused with 3, an unknown flag with 2, a wrong token with 1 and a sentence', async () => {
  const { id, schema } = await storedAccordion()
  const grown = { component: { name: 'accordion', schema: { ...schema, closing: { type: 'text', pos: 99 } } } }
  await management(`components/${id}`, { method: 'PUT', body: JSON.stringify(grown) })
  expect(await cli()).toMatchObject({ code: 3, stderr: expect.stringContaining('--allow remove:accordion.closing') })
  expect(await cli('--everything')).toMatchObject({ code: 2, stderr: expect.stringContaining('--everything') })
  await expect(push({ managementToken: 'wrong' })).rejects.toThrow('refuses the management token')
  await expect(push({ contentUrl: 'http://localhost:9' })).rejects.toThrow('does not answer')
})

test('content that stands against a change is answered 4, by --check and by a push', async () => {
  // The field that the space has and the repository lacks contains words now.
  const content = {
    component: 'page',
    body: [{ component: 'accordion', _uid: 'a', title: 'One', closing: 'Until then' }],
  }
  const story = { name: 'Closing', slug: 'closing', content }
  await management('stories', { method: 'POST', body: JSON.stringify({ story }) })
  expect(await cli('--check')).toMatchObject({ code: 4, stdout: expect.stringContaining('needs a content migration') })
  expect(await cli()).toMatchObject({ code: 4, stderr: expect.stringContaining('accordion.closing') })
  expect((await storedAccordion()).schema).toHaveProperty('closing')
})

test('a push looks at the space again behind the lock, and sends nothing when it has changed since the plan', async () => {
  const { id, schema } = await storedAccordion()
  const { closing: _, ...asWanted } = schema
  const { components } = (await management('components')) as { components: StoredComponent[] }
  // Two changes: a single one needs no lock.
  for (const { id: one, name } of components.filter(({ name: known }) => known.startsWith('accordion'))) {
    const component = { name, color: '#FFFFFF', ...(one === id && { schema: asWanted }) }
    await management(`components/${one}`, { method: 'PUT', body: JSON.stringify({ component }) })
  }
  const own = globalThis.fetch
  let hasChanged = false
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (!hasChanged && request.method === 'POST' && (await request.clone().text()).includes('schema-push-lock')) {
      hasChanged = true
      // Another person saves between the plan and the lock.
      await own(`${service.url}/v1/spaces/${spaceId}/components/${id}`, {
        method: 'PUT',
        headers: { Authorization: managementToken, 'Content-Type': 'application/json' },
        body: JSON.stringify({ component: { name: 'accordion', display_name: 'Theirs' } }),
      })
    }
    return await own(request)
  })
  await expect(push()).rejects.toThrow(SpaceChangedError)
  vi.restoreAllMocks()
  expect(hasChanged).toBe(true)
  expect(await storedAccordion()).toMatchObject({ display_name: 'Theirs', color: '#FFFFFF' })
  const { datasources } = (await management('datasources')) as { datasources: { slug: string }[] }
  expect(datasources.map(({ slug }) => slug)).not.toContain('schema-push-lock')
})
