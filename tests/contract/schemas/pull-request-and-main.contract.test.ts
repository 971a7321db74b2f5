import { join } from 'node:path'
import { type Migration, removeField, renameField } from 'scripts/schemas/migrate/migration.ts'
import type { AcceptedRisk } from 'scripts/schemas/plan/accepted-risk.ts'
import type { WantedSchema } from 'scripts/schemas/plan/wanted-schema.ts'
import { pushSchemas } from 'scripts/schemas/push-schemas.ts'
import { rollbackSchemas } from 'scripts/schemas/rollback-schemas.ts'
import { type CiRun, pullRequestSteps, runMain, runSteps } from 'scripts/schemas/run-ci-steps.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { baseSchema, card } from '../support/base-schema.ts'
import { type LocalService, managementFetch } from '../support/local-service.ts'
import { type SchemaSpace, startSchemaSpace } from '../support/schema-space.ts'

let service: LocalService
let space: SchemaSpace['access']

beforeEach(async () => {
  const started = await startSchemaSpace()
  service = started.service
  space = started.access
  // The page may contain the fields of the rows' cards.
  await started.push({ wanted: wantedWith(card.schema) })
})

afterEach(async () => {
  vi.unstubAllGlobals()
  await service.remove()
})

type Fields = (typeof card)['schema']

function wantedWith(schema: Fields, fieldsWere: Record<string, string> = {}): WantedSchema {
  const base = baseSchema()
  const components = base.components.map((one) => (one.name === 'card' ? { ...one, schema, fieldsWere } : one))
  return { ...base, components }
}

const none = { type: 'text', pos: 0 }
const { title = none, note = none, size = none } = card.schema
const cardBlock = { name: 'card', fields: {} as Record<'title' | 'remark', never> }

const row = (change: string): AcceptedRisk => ({ id: '2026-11-28-wanted', change, why: 'Nobody needs it.' })
const toRemark: Migration = {
  id: '2026-11-28-remark',
  says: 'The note of a card is called remark.',
  allows: ['rename:card.remark'],
  blocks: ['card'],
  ...renameField(cardBlock, 'note', 'remark'),
}
const withoutNote: Migration = {
  ...toRemark,
  id: '2026-11-28-no-note',
  allows: ['remove:card.note'],
  ...removeField('card', 'note'),
}
const nothing: Migration = { ...withoutNote, id: '2026-11-28-nothing', up: (block) => block }

type Row = {
  title: string
  wanted: WantedSchema
  /** Fields of the stored card besides its title. */
  stored?: Record<string, unknown>
  migrations?: Migration[]
  accepted?: AcceptedRisk[]
  /** The message of both runs; undefined where both pass. */
  refusal?: string
}

const shorter = wantedWith({ note, size, title: { ...title, max_length: 40 } })
const remark = wantedWith({ title, size, remark: note }, { remark: 'note' })

const rows: Row[] = [
  { title: 'a safe change', wanted: wantedWith({ ...card.schema, more: { type: 'text', pos: 3 } }) },
  {
    title: 'a stricter rule without content against it',
    wanted: shorter,
    refusal: 'a row of scripts/migrations/accepted-risks.ts for narrow:card.title.max_length',
  },
  {
    title: 'a stricter rule that is accepted',
    wanted: shorter,
    accepted: [row('narrow:card.title.max_length')],
  },
  {
    title: 'a stricter rule, where another change is accepted',
    wanted: shorter,
    accepted: [row('narrow:card.note.max_length')],
    refusal: 'for narrow:card.title.max_length',
  },
  {
    title: 'a limit of length that content breaks, although it is accepted',
    wanted: wantedWith({ note, size, title: { ...title, max_length: 2 } }),
    accepted: [row('narrow:card.title.max_length')],
    refusal: 'narrow:card.title.max_length needs a content migration first (1 fields)',
  },
  {
    title: 'a limit of length for a field that is renamed at once, and whose content breaks it',
    wanted: wantedWith({ title, size, remark: { ...note, max_length: 2 } }, { remark: 'note' }),
    stored: { note: 'One' },
    migrations: [toRemark],
    accepted: [row('narrow:card.remark.max_length')],
    refusal: 'narrow:card.remark.max_length needs a content migration first (1 fields)',
  },
  { title: 'a removed field', wanted: wantedWith({ title, size }), refusal: 'for remove:card.note' },
  {
    title: 'a removed field with content, accepted',
    wanted: wantedWith({ title, size }),
    stored: { note: 'One' },
    accepted: [row('remove:card.note')],
    refusal: 'remove:card.note needs a content migration first (1 fields)',
  },
  {
    title: 'a removed field whose migration removes the content',
    wanted: wantedWith({ title, size }),
    stored: { note: 'One' },
    migrations: [withoutNote],
  },
  {
    title: 'a removed field whose migration leaves the content',
    wanted: wantedWith({ title, size }),
    stored: { note: 'One' },
    migrations: [nothing],
    refusal: 'remove:card.note needs a content migration first (1 fields)',
  },
  { title: 'a renamed field without a migration', wanted: remark, refusal: 'for rename:card.remark' },
  { title: 'a renamed field with its migration', wanted: remark, stored: { note: 'One' }, migrations: [toRemark] },
]

const judging = pullRequestSteps.filter(({ name }) => name.includes('main branch'))

describe('the check of a pull request fails exactly where the main branch would, which has sent nothing then', () => {
  test.each(rows)('$title', async ({ wanted, stored = {}, migrations = [], accepted = [], refusal }) => {
    await createCard(stored)
    const lines: string[] = []
    const ci: CiRun = {
      ...space,
      log: (line) => void lines.push(line),
      wanted,
      migrations,
      accepted,
      migrationsFolder: join(service.dataFolder, 'migrations'),
    }
    for (const run of [() => runSteps(judging, ci), () => runMain(ci)])
      expect(await run().then(() => 'passed', String)).toContain(refusal ?? 'passed')
    expect(lines.some((line) => line.includes('roll back'))).toBe(false)
    const left = refusal === undefined ? wanted : wantedWith(card.schema)
    const again = await pushSchemas({ ...space, wanted: left, migrations: [], accepted: [], mode: 'plan' })
    expect(again.outcome).toBe('unchanged')
  })
})

test('an accepted risk is used up once it was applied: the same change later takes a row of its own', async () => {
  const accepted = [row('narrow:card.title.max_length')]
  const ci: CiRun = { ...space, wanted: shorter, accepted, migrations: [] }
  await runMain(ci)
  await pushSchemas({ ...space, wanted: wantedWith(card.schema) })
  const lines: string[] = []
  const again = { ...ci, log: (line: string) => void lines.push(line) }
  await expect(runSteps(judging, again)).rejects.toThrow('a row of scripts/migrations/accepted-risks.ts')
  expect(lines.join('\n')).toContain('2026-11-28-wanted has accepted narrow:card.title.max_length already')
  const another = { ...row('narrow:card.title.max_length'), id: '2026-12-01-again' }
  await runSteps(judging, { ...ci, accepted: [...accepted, another] })
})

/** Runs `meanwhile` before the request that ends the run with status 500: the second change of a component, after the migrations. */
function failingRun(meanwhile: () => Promise<void>): void {
  const own = globalThis.fetch
  let sent = 0
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const { method, url } = input instanceof Request ? input : new Request(input, init)
    sent += method === 'PUT' && url.includes('/components/') ? 1 : 0
    if (sent < 2) return await own(input, init)
    vi.unstubAllGlobals()
    await meanwhile()
    return Response.json({ error: 'Internal Server Error' }, { status: 500 })
  })
}

type Stored = { id: number; name: string; display_name: string; schema: Record<string, { max_length?: number }> }

async function storedComponents(): Promise<Stored[]> {
  return (await managementFetch(service.url, 'components')).body.components
}

test('a run of the main branch that fails undoes its own steps; what others did meanwhile stays and is named', async () => {
  await createCard({ note: 'One' })
  const lines: string[] = []
  const shorterTitle = { ...title, max_length: 40 }
  const wanted = wantedWith({ title: shorterTitle, size, remark: note, more: { ...none, pos: 9 } }, { remark: 'note' })
  const ci: CiRun = {
    ...space,
    log: (line) => void lines.push(line),
    wanted,
    migrations: [toRemark],
    accepted: [row('narrow:card.title.max_length')],
    migrationsFolder: join(service.dataFolder, 'migrations'),
  }
  failingRun(async () => {
    const component = { name: 'campaign', schema: { title: none }, is_root: false, is_nestable: true }
    await managementFetch(service.url, 'components', { method: 'POST', body: { component } })
    const box = (await storedComponents()).find(({ name }) => name === 'box')
    const body = { component: { name: 'box', display_name: 'Theirs' } }
    await managementFetch(service.url, `components/${box?.id}`, { method: 'PUT', body })
    const made = (await storedComponents()).find(({ name }) => name === 'card')
    const theirs = { ...made?.schema, theirs: none, title: { ...title, max_length: 50 } }
    await managementFetch(service.url, `components/${made?.id}`, {
      method: 'PUT',
      body: { component: { name: 'card', schema: theirs } },
    })
  })
  await expect(runMain(ci)).rejects.toThrow('returned 500')
  const stored = await storedComponents()
  expect(stored.map(({ name }) => name)).toContain('campaign')
  expect(stored.find(({ name }) => name === 'box')).toMatchObject({ display_name: 'Theirs' })
  const fields = stored.find(({ name }) => name === 'card')?.schema
  expect(Object.keys(fields ?? {}).toSorted()).toEqual(['note', 'size', 'theirs', 'title'])
  expect(fields).toMatchObject({ title: { max_length: 50 } })
  expect(lines).toContain('  = components: campaign was made by others: left alone')
  const [story] = (await managementFetch(service.url, 'stories?story_only=true')).body.stories
  const { body } = await managementFetch(service.url, `stories/${story.id}`)
  expect(body.story.content.items).toMatchObject([{ note: 'One' }])
  expect(body.story.content.items[0]).not.toHaveProperty('remark')
})

test('a rollback deletes what the push made only while no content needs it, and what others made only when it is named', async () => {
  const wanted = wantedWith({ ...card.schema, more: { ...none, pos: 9 } })
  const { backup: file = '' } = await pushSchemas({ ...space, wanted })
  const component = { name: 'campaign', schema: {}, is_root: false, is_nestable: true }
  await managementFetch(service.url, 'components', { method: 'POST', body: { component } })
  await createCard({ more: 'Words' })
  const lines: string[] = []
  const options = { ...space, file, log: (line: string) => void lines.push(line) }
  expect(await rollbackSchemas(options)).toMatchObject({ outcome: 'unchanged' })
  expect(lines.join('\n')).toContain('remove:card.more is left alone; if it is wanted: --allow remove:card.more')
  await rollbackSchemas({ ...options, allow: ['remove:card.more'] })
  const names = async () => (await storedComponents()).map(({ name }) => name)
  expect(Object.keys((await storedComponents()).find(({ name }) => name === 'card')?.schema ?? {})).not.toContain(
    'more',
  )
  expect(await names()).toContain('campaign')
  await rollbackSchemas({ ...options, isExact: true })
  expect(await names()).toContain('campaign')
  await rollbackSchemas({ ...options, isExact: true, allow: ['remove:campaign'] })
  expect(await names()).not.toContain('campaign')
})

test('a wrong name to allow is refused with those of the plan; one that an interrupted push has sent is not', async () => {
  const allow = ['narrow:card.titel.max_length', 'narrow:card.title.max_length']
  const sentence = 'the plan has no change narrow:card.titel.max_length. It has narrow:card.title.max_length.'
  await expect(pushSchemas({ ...space, wanted: shorter, allow })).rejects.toThrow(sentence)
  await pushSchemas({ ...space, wanted: shorter, allow: allow.slice(1) })
  expect(await pushSchemas({ ...space, wanted: shorter, allow: allow.slice(1) })).toMatchObject({
    outcome: 'unchanged',
  })
  await expect(pushSchemas({ ...space, wanted: shorter, allow: ['remove:campagn'] })).rejects.toThrow('remove:campagn')
})

async function createCard(fields: Record<string, unknown>): Promise<void> {
  const content = { component: 'page', _uid: 'p', items: [{ component: 'card', _uid: 'c', title: 'One', ...fields }] }
  await managementFetch(service.url, 'stories', {
    method: 'POST',
    body: { story: { name: 'One', slug: 'one', content } },
  })
}
