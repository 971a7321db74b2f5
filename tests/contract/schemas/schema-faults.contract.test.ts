import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pushSchemas } from 'scripts/schemas/push-schemas.ts'
import { rollbackSchemas } from 'scripts/schemas/rollback-schemas.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { baseSchema } from '../support/base-schema.ts'
import { changedSchema, removals } from '../support/changed-schema.ts'
import { type LocalService, spaceId, tokens } from '../support/local-service.ts'
import { type SchemaSpace, startSchemaSpace } from '../support/schema-space.ts'

/** Between two faults that are tried; 1 tries every request (`npm run drills`). */
const stride = Number(process.env['SCHEMA_FAULT_STRIDE'] ?? 18)
/** A process for each kill takes seconds. */
const killStride = stride === 1 ? 1 : 13

let service: LocalService
let space: SchemaSpace['access']
let untouched: string

beforeAll(async () => {
  const started = await startSchemaSpace()
  service = started.service
  space = started.access
  // Every case starts from its state before.
  untouched = (await started.push({ wanted: changedSchema(), allow: removals })).backup ?? ''
})

afterAll(async () => {
  vi.unstubAllGlobals()
  await service.remove()
})

const push = () => pushSchemas({ ...space, wanted: changedSchema(), allow: removals })

type Fault = (respond: () => Promise<Response>) => Promise<Response>

const faults: Readonly<Record<string, Fault>> = {
  'answered 500': async () => Response.json({ error: 'Internal Server Error' }, { status: 500 }),
  'cut off before it arrived': () => Promise.reject(new TypeError('fetch failed')),
  'cut off after it was carried out': async (respond) => {
    await respond()
    throw new TypeError('fetch failed')
  },
}

/** Runs a push whose n-th request has a fault; answers whether there was an n-th request. */
async function pushWith(fault: Fault, at: number, isForGood: boolean): Promise<boolean> {
  const own = globalThis.fetch
  let sent = 0
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
    sent += 1
    const isHit = sent === at || (isForGood && sent > at)
    return isHit ? fault(() => own(input, init)) : own(input, init)
  })
  await push().catch(() => undefined)
  vi.unstubAllGlobals()
  return sent >= at
}

async function expectCompleted(): Promise<void> {
  await push()
  expect(await pushSchemas({ ...space, wanted: changedSchema(), mode: 'plan' })).toMatchObject({ outcome: 'unchanged' })
}

test.each(Object.entries(faults))(
  'a push of which a request is %s is completed by the next one',
  async (name, fault) => {
    let cases = 0
    for (let at = 1, isReached = true; isReached; at += stride) {
      await rollbackSchemas({ ...space, file: untouched })
      isReached = await pushWith(fault, at, name !== 'answered 500')
      await expectCompleted()
      cases += 1
    }
    process.stdout.write(`${cases} pushes with a request ${name}\n`)
    expect(cases).toBeGreaterThan(2)
  },
)

test('a push of which requests are answered 429 waits and completes by itself', async () => {
  await rollbackSchemas({ ...space, file: untouched })
  const own = globalThis.fetch
  let sent = 0
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
    sent += 1
    if (sent % 4 !== 0) return own(input, init)
    return Promise.resolve(
      Response.json({ error: 'Too many requests' }, { status: 429, headers: { 'retry-after': '0.01' } }),
    )
  })
  const result = await push()
  vi.unstubAllGlobals()
  expect(result.outcome).toBe('applied')
  expect(await pushSchemas({ ...space, wanted: changedSchema(), mode: 'plan' })).toMatchObject({ outcome: 'unchanged' })
})

/** A push in a process of its own that is killed right after its n-th request; answers whether it got that far. */
async function killedPush(after: number): Promise<boolean> {
  const program = join(import.meta.dirname, '../support/killed-push.ts')
  const child = spawn(process.execPath, [program, service.url, space.backupFolder ?? '', String(after)], {
    stdio: 'ignore',
  })
  const signal = await new Promise<string | null>((resolve) => child.once('exit', (_, by) => resolve(by)))
  return signal === 'SIGKILL'
}

test('a push whose process is killed after a request is completed by the next one', { timeout: 600_000 }, async () => {
  let cases = 0
  for (let after = killStride, wasKilled = true; wasKilled; after += killStride) {
    await rollbackSchemas({ ...space, file: untouched })
    wasKilled = await killedPush(after)
    await expectCompleted()
    cases += 1
  }
  process.stdout.write(`${cases} killed pushes\n`)
  expect(cases).toBeGreaterThan(1)
})

test('two pushes at once: one waits for the other, and reports that the space is as wanted', async () => {
  await rollbackSchemas({ ...space, file: untouched })
  const outcomes = await Promise.all([push(), push()])
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['applied', 'unchanged'])
  await expectCompleted()
})

test('a push that may not wait says who is at work', async () => {
  await rollbackSchemas({ ...space, file: untouched })
  const name = `Schema push of elsewhere:1 at ${new Date().toISOString()}`
  const headers = { authorization: tokens.managementToken, 'content-type': 'application/json' }
  const address = `${service.url}/v1/spaces/${spaceId}/datasources`
  const body = JSON.stringify({ datasource: { name, slug: 'schema-push-lock' } })
  await fetch(address, { method: 'POST', headers, body })
  const pushing = pushSchemas({ ...space, wanted: changedSchema(), allow: removals, waitMs: 0 })
  await expect(pushing).rejects.toThrow('Another push is under way in this space (Schema push of elsewhere:1')
  await fetch(`${address}/schema-push-lock`, { method: 'DELETE', headers })
})

test('a push for a plan of an earlier space sends nothing and shows what has changed since', async () => {
  await rollbackSchemas({ ...space, file: untouched })
  const { state } = await pushSchemas({ ...space, wanted: changedSchema(), mode: 'plan' })
  await pushSchemas({ ...space, wanted: { ...baseSchema(), groups: ['Items', 'Layout', 'Editors'] } })
  const late = pushSchemas({ ...space, wanted: changedSchema(), allow: removals, plannedFor: state })
  await expect(late).rejects.toThrow(/The space has changed[^]*\+ group Editors/)
})
