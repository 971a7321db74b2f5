import { join } from 'node:path'
import { contractSchemas } from 'scripts/schemas/contract-schemas.ts'
import { migrateContent } from 'scripts/schemas/migrate/migrate-content.ts'
import type { Migration } from 'scripts/schemas/migrate/migration.ts'
import { removeField, renameField } from 'scripts/schemas/migrate/migration.ts'
import { riskyChanges } from 'scripts/schemas/plan/plan.ts'
import { unmigratedRisks } from 'scripts/schemas/plan/refuse-risks.ts'
import type { WantedSchema } from 'scripts/schemas/plan/wanted-schema.ts'
import { pushSchemas } from 'scripts/schemas/push-schemas.ts'
import { runMain } from 'scripts/schemas/run-ci-steps.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { baseSchema, card } from '../support/base-schema.ts'
import {
  deliveredStory,
  type LocalService,
  managementClient,
  managementFetch,
  spaceId,
  startLocalService,
  tokens,
} from '../support/local-service.ts'

let service: LocalService

beforeAll(async () => {
  service = await startedService()
  await pushSchemas({ ...access(), wanted: withNote('note') })
  // Both names are there, as they are between the two parts of a push.
  await pushSchemas({ ...access(), wanted: withNote('remark'), mode: 'expand' })
})

beforeEach(async () => {
  const { body } = await managementFetch(service.url, 'stories')
  for (const { id } of body.stories) await managementFetch(service.url, `stories/${id}`, { method: 'DELETE' })
})

afterAll(() => service.remove())

async function startedService(): Promise<LocalService> {
  const started = await startLocalService()
  const languages = [
    { code: 'it', name: 'Italiano' },
    { code: 'fr', name: 'Français' },
  ]
  await managementClient(started.url).spaces.update({ body: { space: { languages } } })
  return started
}

const access = () => ({
  contentUrl: service.url,
  spaceId,
  managementToken: tokens.managementToken,
  log: () => undefined,
  backupFolder: join(service.dataFolder, 'states'),
})

/** The schema with the note of a card under this name; `remark` declares where it came from. */
function withNote(name: 'note' | 'remark'): WantedSchema {
  const base = baseSchema()
  const { note, ...others } = card.schema
  if (!note) throw new Error('The card has no note.')
  const renamed = {
    ...card,
    schema: { ...others, [name]: note },
    ...(name === 'remark' && { fieldsWere: { remark: 'note' } }),
  }
  const page = base.components.map((one) =>
    one.name === 'page' ? { ...one, schema: { ...one.schema, items: { type: 'bloks', pos: 0 } } } : one,
  )
  return { ...base, components: page.map((one) => (one.name === 'card' ? renamed : one)) }
}

const cardBlock = { name: 'card', fields: {} as { remark: never; title: never } }

const toRemark: Migration = {
  id: '2026-11-21-remark',
  says: 'The note of a card is called remark.',
  allows: ['rename:card.remark'],
  blocks: ['card'],
  ...renameField(cardBlock, 'note', 'remark'),
}

const migrate = (
  mode: 'run' | 'plan' | 'undo' = 'run',
  migrations: Migration[] = [toRemark],
  log: (line: string) => void = () => undefined,
) => migrateContent({ ...access(), migrations, mode, log, folder: join(service.dataFolder, 'migrations') })

type Card = Record<string, unknown>

const page = (items: Card[]) => ({ component: 'page', _uid: 'page', items })
const withUid = (fields: Card) => ({ component: 'card', _uid: 'card', title: 'One', ...fields })

async function createStory(slug: string, content: object, publish: boolean): Promise<number> {
  const { body } = await managementFetch(service.url, 'stories', {
    method: 'POST',
    body: { story: { name: slug, slug, content }, ...(publish && { publish: 1 }) },
  })
  return body.story.id
}

const draftOf = async (id: number) => (await managementFetch(service.url, `stories/${id}`)).body.story
const saveDraft = (id: number, content: object) =>
  managementFetch(service.url, `stories/${id}`, { method: 'PUT', body: { story: { content } } })

const published = async (slug: string, language = '') => {
  const query = { version: 'published', cv: String(Date.now()), ...(language && { language }) }
  return (await deliveredStory(service.url, slug, query)).body.story.content['items'] as Card[]
}

test('draft and published layer are changed apart: what an editor has not published stays unpublished', async () => {
  const id = await createStory('one', page([withUid({ note: 'Old', note__i18n__it: 'Vecchio' })]), true)
  await saveDraft(id, page([withUid({ note: 'New', note__i18n__it: 'Nuovo' })]))
  await migrate('run', [{ ...toRemark, id: '2026-11-21-layers' }])
  expect(await published('one')).toMatchObject([{ remark: 'Old' }])
  expect(await published('one', 'it')).toMatchObject([{ remark: 'Vecchio' }])
  const draft = await draftOf(id)
  expect(draft).toMatchObject({ published: true, unpublished_changes: true })
  const both = { note: 'New', note__i18n__it: 'Nuovo', remark: 'New', remark__i18n__it: 'Nuovo' }
  expect(draft.content.items).toEqual([withUid(both)])
})

test('a language that is not published stays so', async () => {
  const id = await createStory(
    'one',
    page([withUid({ note: 'Nota', note__i18n__it: 'Appunto', note__i18n__fr: 'Remarque' })]),
    true,
  )
  await managementFetch(service.url, `stories/${id}/unpublish?lang=fr`)
  await migrate('run', [{ ...toRemark, id: '2026-11-21-language' }])
  expect(await published('one', 'fr')).toMatchObject([{ remark: 'Nota' }])
  expect(await published('one', 'it')).toMatchObject([{ remark: 'Appunto' }])
  expect((await draftOf(id)).content.items).toMatchObject([{ remark__i18n__fr: 'Remarque' }])
})

/** A published story with an address of its own in two languages, one of which was taken from visitors. */
async function createWithoutFrench(slug: string, content: object): Promise<number> {
  const slugs = ['it', 'fr'].map((lang) => ({ lang, slug: `${slug}-${lang}`, name: slug }))
  const { body } = await managementFetch(service.url, 'stories', {
    method: 'POST',
    body: { story: { name: slug, slug, content, translated_slugs_attributes: slugs }, publish: 1 },
  })
  await managementFetch(service.url, `stories/${body.story.id}/unpublish?lang=fr`)
  return body.story.id
}

async function readableAddresses(id: number): Promise<string[]> {
  const paths: { lang: string; published: boolean }[] = (await draftOf(id)).localized_paths
  return paths.flatMap(({ lang, published: isReadable }) => (isReadable ? [lang] : []))
}

test('a translated address that was taken from visitors stays taken', async () => {
  const content = page([withUid({ note: 'Nota', note__i18n__it: 'Appunto', note__i18n__fr: 'Remarque' })])
  const id = await createWithoutFrench('one', content)
  expect(await readableAddresses(id)).toEqual(['it'])
  await migrate('run', [{ ...toRemark, id: '2026-11-21-address' }])
  expect(await readableAddresses(id)).toEqual(['it'])
  expect(await published('one', 'it')).toMatchObject([{ remark: 'Appunto' }])
})

test('a story that was never published is changed and not published', async () => {
  const id = await createStory('one', page([withUid({ note: 'Draft' })]), false)
  await migrate('run', [{ ...toRemark, id: '2026-11-21-draft' }])
  expect(await draftOf(id)).toMatchObject({ published: false, content: { items: [{ remark: 'Draft' }] } })
})

test('a dry run shows each change by layer and language, and the addresses of a story that say something else, and writes nothing', async () => {
  const id = await createStory('one', page([withUid({ note: 'Nota', note__i18n__it: 'Appunto' })]), true)
  const withoutNote: Migration = {
    ...toRemark,
    id: '2026-11-22-no-remark',
    blocks: ['card'],
    ...removeField('card', 'note'),
  }
  const lines: string[] = []
  const [renaming] = await migrate('plan')
  expect(renaming?.stories).toMatchObject([{ story: 'one', pages: [] }])
  const [removal] = await migrate('plan', [withoutNote], (line) => void lines.push(line))
  expect(removal?.stories[0]?.pages).toEqual(['one', 'it/one', 'fr/one'])
  expect(lines).toContain('      published, it, items.0.note: "Appunto" → nothing')
  expect((await draftOf(id)).content.items).toEqual([withUid({ note: 'Nota', note__i18n__it: 'Appunto' })])
})

test('a dry run plans each migration on what those before it leave', async () => {
  await createStory('one', page([withUid({ note: 'Nota' })]), true)
  const second: Migration = { ...toRemark, id: '2026-11-22-no-note', ...removeField('card', 'note') }
  const reports = await migrate('plan', [second, toRemark])
  expect(reports.map(({ stories }) => stories[0]?.published)).toEqual([
    [{ path: 'items.0.remark', language: 'default', from: undefined, to: 'Nota' }],
    [{ path: 'items.0.note', language: 'default', from: 'Nota', to: undefined }],
  ])
})

test('migrations run in the order of their ids, once each, and the last one can be undone', async () => {
  const id = await createStory('one', page([withUid({ note: 'Nota' })]), true)
  const lines: string[] = []
  const first: Migration = { ...toRemark, id: '2026-11-20-first', says: 'First.', up: (block) => block }
  await migrate('run', [toRemark, first], (line) => void lines.push(line))
  expect(lines.filter((line) => line.startsWith('2026'))).toEqual([
    '2026-11-20-first: First.',
    '2026-11-21-remark: The note of a card is called remark.',
  ])
  expect(await migrate('run', [toRemark, first])).toEqual([])
  await migrate('undo', [toRemark, first])
  expect((await draftOf(id)).content.items).toEqual([withUid({ note: 'Nota' })])
  expect(await migrate('plan', [toRemark, first])).toHaveLength(1)
  const oneWay = { ...first, down: undefined }
  await expect(migrate('undo', [oneWay])).rejects.toThrow('states no way back')
})

test('cut off after any of its requests and run again, a migration loses neither layer', async () => {
  let cases = 0
  for (let cut = 1, isCut = true; isCut; cut += 1) {
    const slug = `story-${cut}`
    const id = await createWithoutFrench(slug, page([withUid({ note: 'Old' })]))
    await saveDraft(id, page([withUid({ note: 'New' })]))
    const migration = { ...toRemark, id: `2026-11-21-cut-${cut}` }
    isCut = await isCutOff(() => migrate('run', [migration]), cut)
    await migrate('run', [migration])
    expect(await published(slug)).toMatchObject([{ remark: 'Old' }])
    expect((await draftOf(id)).content.items).toEqual([withUid({ note: 'New', remark: 'New' })])
    expect(await readableAddresses(id)).toEqual(['it'])
    await managementFetch(service.url, `stories/${id}`, { method: 'DELETE' })
    cases += 1
  }
  expect(cases).toBeGreaterThan(9)
})

test('a renaming is refused until its migration ran, and is accepted then without being named', async () => {
  await service.remove()
  service = await startedService()
  await pushSchemas({ ...access(), wanted: withNote('note') })
  const id = await createStory('one', page([withUid({ note: 'Nota', note__i18n__it: 'Appunto' })]), true)
  const push = () => pushSchemas({ ...access(), wanted: withNote('remark'), migrations: [toRemark] })
  await expect(push()).rejects.toThrow('rename:card.remark needs a content migration first (2 fields)')
  await pushSchemas({ ...access(), wanted: withNote('remark'), mode: 'expand' })
  await migrate()
  expect(await push()).toMatchObject({ outcome: 'unchanged' })
  const both = { note: 'Nota', note__i18n__it: 'Appunto', remark: 'Nota', remark__i18n__it: 'Appunto' }
  expect((await draftOf(id)).content.items).toEqual([withUid(both)])
  expect(await published('one')).toMatchObject([{ remark: 'Nota' }])
  expect(await published('one', 'it')).toMatchObject([{ remark: 'Appunto' }])
})

/** Runs `work` on a connection that breaks for good after some requests; answers whether it got that far. */
async function isCutOff(work: () => Promise<unknown>, after: number): Promise<boolean> {
  const own = globalThis.fetch
  let sent = 0
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    sent += 1
    const response = await own(input, init)
    if (sent >= after) throw new TypeError('fetch failed')
    return response
  })
  try {
    await work()
    return false
  } catch {
    return true
  } finally {
    vi.unstubAllGlobals()
  }
}

test('a run of the main branch expands, migrates, pushes and verifies; when a step fails, all of it is undone', async () => {
  await service.remove()
  service = await startedService()
  await pushSchemas({ ...access(), wanted: withNote('note') })
  const id = await createStory('one', page([withUid({ note: 'Nota' })]), true)
  const folder = join(service.dataFolder, 'migrations')
  const ci = { ...access(), wanted: withNote('remark'), migrations: [toRemark], migrationsFolder: folder }
  const own = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const { method, url } = input instanceof Request ? input : new Request(input, init)
    // The content is migrated, and the ledger does not know it yet.
    if (method !== 'POST' || !url.includes('datasource_entries')) return own(input, init)
    vi.unstubAllGlobals()
    return Response.json({ error: 'Internal Server Error' }, { status: 500 })
  })
  await expect(runMain(ci)).rejects.toThrow('returned 500')
  expect((await draftOf(id)).content.items).toEqual([withUid({ note: 'Nota' })])
  const before = await pushSchemas({ ...access(), wanted: withNote('note'), mode: 'plan' })
  expect(before).toMatchObject({ outcome: 'unchanged', plan: { stale: [] } })
  await runMain(ci)
  expect((await draftOf(id)).content.items).toEqual([withUid({ note: 'Nota', remark: 'Nota' })])
  expect(await planned([toRemark])).toMatchObject({ outcome: 'unchanged', pending: [] })
})

const planned = (migrations: Migration[]) =>
  pushSchemas({ ...access(), wanted: withNote('remark'), migrations, mode: 'plan' })

async function fieldsOfCard(): Promise<string[]> {
  const { body } = await managementFetch(service.url, 'components')
  const stored = body.components.find(({ name }: { name: string }) => name === 'card')
  return Object.keys(stored.schema).toSorted()
}

test('a renamed field is readable under both names, in schema and content, until the renaming is contracted', async () => {
  await service.remove()
  service = await startedService()
  await pushSchemas({ ...access(), wanted: withNote('note') })
  await createStory('one', page([withUid({ note: 'Nota', note__i18n__it: 'Appunto' })]), true)
  const folder = join(service.dataFolder, 'migrations')
  const ci = { ...access(), wanted: withNote('remark'), migrations: [toRemark], migrationsFolder: folder }
  await runMain(ci)
  for (const [language, text] of Object.entries({ '': 'Nota', it: 'Appunto' }))
    expect(await published('one', language)).toMatchObject([{ note: text, remark: text }])
  expect(await fieldsOfCard()).toEqual(['note', 'remark', 'size', 'title'])
  // A further push finds nothing to do, and needs no permission.
  expect(await pushSchemas(ci)).toMatchObject({ outcome: 'unchanged' })
  await contractSchemas({ ...ci, isDryRun: true })
  expect(await fieldsOfCard()).toContain('note')
  await contractSchemas(ci)
  for (const [language, text] of Object.entries({ '': 'Nota', it: 'Appunto' })) {
    expect(await published('one', language)).toMatchObject([{ remark: text }])
    expect((await published('one', language))[0]).not.toHaveProperty('note')
  }
  expect(await fieldsOfCard()).toEqual(['remark', 'size', 'title'])
  expect(await planned([toRemark])).toMatchObject({ outcome: 'unchanged', plan: { steps: [] }, pending: [] })
})

test('content that is only under the former name is kept from being contracted', async () => {
  await service.remove()
  service = await startedService()
  await pushSchemas({ ...access(), wanted: withNote('note') })
  await pushSchemas({ ...access(), wanted: withNote('remark'), mode: 'expand' })
  await createStory('one', page([withUid({ note: 'Nota' })]), true)
  const contracting = contractSchemas({ ...access(), wanted: withNote('remark'), migrations: [] })
  await expect(contracting).rejects.toThrow('rename:card.remark needs a content migration first (1 fields)')
  expect(await fieldsOfCard()).toContain('note')
})

test('after a migration was undone, a comparison names it as waiting, and the field that is left', async () => {
  const id = await createStory('one', page([withUid({ note: 'Nota' })]), true)
  await migrate()
  expect(await planned([toRemark])).toMatchObject({ outcome: 'unchanged', pending: [] })
  await migrate('undo')
  expect((await draftOf(id)).content.items).toEqual([withUid({ note: 'Nota' })])
  const left = await planned([toRemark])
  expect(left.pending).toEqual([toRemark.id])
  expect(unmigratedRisks(left.plan).map(({ name }) => name)).toEqual(['rename:card.remark'])
  const back = await pushSchemas({ ...access(), wanted: withNote('note'), mode: 'plan' })
  expect([back.outcome, riskyChanges(back.plan).map(({ risk }) => risk.name)]).toEqual([
    'pending',
    ['remove:card.remark'],
  ])
})

test('a migration says nothing about a story that it does not change, and does not write it', async () => {
  const id = await createStory('other', page([withUid({})]), true)
  await createStory('one', page([withUid({ note: 'Nota' })]), true)
  const before = await draftOf(id)
  const lines: string[] = []
  const reports = await migrate('run', [{ ...toRemark, id: '2026-11-21-quiet' }], (line) => void lines.push(line))
  expect(reports[0]?.stories.map(({ story }) => story)).toEqual(['one'])
  expect(lines.filter((line) => line.includes('other'))).toEqual([])
  expect((await draftOf(id)).current_version_id).toBe(before.current_version_id)
})
