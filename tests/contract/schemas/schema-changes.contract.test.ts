import { managementRequests } from 'scripts/management/management-requests.ts'
import { riskyChanges } from 'scripts/schemas/plan/plan.ts'
import type { WantedSchema } from 'scripts/schemas/plan/wanted-schema.ts'
import { pushSchemas } from 'scripts/schemas/push-schemas.ts'
import { rollbackSchemas } from 'scripts/schemas/rollback-schemas.ts'
import { readState, type Scope } from 'scripts/schemas/state/read-state.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { baseSchema } from '../support/base-schema.ts'
import type { LocalService } from '../support/local-service.ts'
import type { SchemaChange } from '../support/schema-change.ts'
import { schemaChanges } from '../support/schema-changes.ts'
import { type SchemaSpace, startSchemaSpace } from '../support/schema-space.ts'

let service: LocalService
let space: SchemaSpace['access']

let before: unknown

beforeAll(async () => {
  const started = await startSchemaSpace()
  service = started.service
  space = started.access
  before = await content()
})

afterAll(() => service.remove())

/** The content of the space, without the ids it gave. */
async function content(): Promise<unknown> {
  const { state } = await readState(managementRequests(space), { scope: 'all', wantsTags: true })
  const text = JSON.stringify(state, (key, value: unknown) =>
    ['id', 'uuid', 'image'].includes(key) ? undefined : value,
  )
  const lists = JSON.parse(text) as Record<string, { name: string }[]>
  return Object.fromEntries(
    Object.entries(lists).map(([kind, things]) => [kind, things.toSorted((a, b) => (a.name < b.name ? -1 : 1))]),
  )
}

/** The part of the schema that is pushed in a scope. */
function within(wanted: WantedSchema, scope: Scope): WantedSchema {
  if (scope === 'all') return wanted
  return { ...wanted, presets: [], datasources: wanted.datasources.map((source) => ({ ...source, entries: [] })) }
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

describe('a single change is planned, refused when it is not safe, applied, found done, and rolled back without a trace', () => {
  test.each(schemaChanges)('$title', async (row: SchemaChange) => {
    const { change, steps, risks = [], remove = [] } = row
    const scope: Scope = row.scope ?? 'all'
    const options = { ...space, wanted: within(change(baseSchema()), scope), scope }
    // A removal is named for the plan already; everything else that is not safe has to be named for the push.
    const isRefused = risks.length > remove.length
    const unnamed = pushSchemas({ ...options, allow: remove, mode: isRefused ? 'push' : 'plan' })
    expect(await unnamed.then(({ outcome }) => outcome, sentenceOf)).toMatch(
      isRefused ? /^Nothing was sent/ : /pending/,
    )
    const { plan, outcome, backup = '' } = await pushSchemas({ ...options, allow: [...risks, ...remove] })
    expect(plan.steps.map(({ action, kind, name }) => `${action} ${kind} ${name}`)).toEqual(steps)
    expect(riskyChanges(plan).map(({ risk }) => risk.name)).toEqual(risks)
    expect(outcome).toBe('applied')
    expect(await pushSchemas({ ...options, mode: 'plan' })).toMatchObject({ outcome: 'unchanged' })
    expect(await rollbackSchemas({ ...space, file: backup })).toMatchObject({ outcome: 'applied' })
    expect(await content()).toEqual(before)
  })
})
