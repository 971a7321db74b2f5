import { join } from 'node:path'
import { type Migration, removeField, renameField } from 'scripts/schemas/migrate/migration.ts'
import type { AcceptedRisk } from 'scripts/schemas/plan/accepted-risk.ts'
import type { WantedSchema } from 'scripts/schemas/plan/wanted-schema.ts'
import { pushSchemas } from 'scripts/schemas/push-schemas.ts'
import { type CiRun, pullRequestSteps, runMain, runSteps } from 'scripts/schemas/run-ci-steps.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { baseSchema, card } from '../support/base-schema.ts'
import { type LocalService, managementFetch } from '../support/local-service.ts'
import { type SchemaSpace, startSchemaSpace } from '../support/schema-space.ts'

let service: LocalService
let space: SchemaSpace['access']

beforeEach(async () => {
  const started = await startSchemaSpace()
  service = started.service
  space = started.access
  // The page may hold what the cards of the rows hold.
  await started.push({ wanted: wantedWith(card.schema) })
})

afterEach(() => service.remove())

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
  /** What both runs say; undefined where both pass. */
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

async function createCard(fields: Record<string, unknown>): Promise<void> {
  const content = { component: 'page', _uid: 'p', items: [{ component: 'card', _uid: 'c', title: 'One', ...fields }] }
  await managementFetch(service.url, 'stories', {
    method: 'POST',
    body: { story: { name: 'One', slug: 'one', content } },
  })
}
