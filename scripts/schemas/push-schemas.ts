import { isDeepStrictEqual } from 'node:util'
import type { Registry } from 'component-schemas/schema/check-registry.ts'
import { registry as ownRegistry } from 'component-schemas/schema/registry.ts'
import { z } from 'zod'
import { type ManagementRequests, managementRequests, type Space } from '../management/management-requests.ts'
import { migrations as ownMigrations } from '../migrations/migrations.ts'
import { applySteps } from './apply/apply-steps.ts'
import { datasourceBody } from './apply/frame-steps.ts'
import { lastDatasource } from './apply/last-datasource.ts'
import { type PushLock, withPushLock } from './apply/push-lock.ts'
import { requireUnchanged, SpaceChangedError } from './apply/require-unchanged.ts'
import { readLedger } from './migrate/ledger.ts'
import type { Migration } from './migrate/migration.ts'
import { countContent } from './plan/count-content.ts'
import type { Plan } from './plan/plan.ts'
import { planSchemas } from './plan/plan-schemas.ts'
import { refuseRisks } from './plan/refuse-risks.ts'
import { safePart } from './plan/safe-part.ts'
import { type WantedSchema, wantedSchema } from './plan/wanted-schema.ts'
import { fillPresets } from './presets/fill-presets.ts'
import { printPlan } from './print-plan.ts'
import { type ReadSources, type ReadState, readSources, readState, type Scope } from './state/read-state.ts'
import { saveState, statesFolder } from './state/save-state.ts'
import type { SchemaState } from './state/schema-state.ts'
import { wireComponent } from './state/wire-shapes.ts'

export type PushOptions = Space & {
  /** One call a line of the plan and of the outcome. */
  log: (line: string) => void
  /** `plan` reads and compares only; `expand` sends only the safe part, before content migrations run. */
  mode?: 'push' | 'plan' | 'expand'
  /** Unsafe changes to accept, as the plan names them: `remove:<block>.<field>`. */
  allow?: readonly string[]
  /** Content migrations; the changes that completed ones make safe are accepted. Those of the repository by default. */
  migrations?: readonly Migration[]
  /** `blocks` leaves entries of datasources and presets out: fewer requests. */
  scope?: Scope
  /** Milliseconds to wait for another push to end; a minute when not given. */
  waitMs?: number
  /** The state for which the plan was made, when that was earlier; a space that has changed since is not written to. */
  plannedFor?: SchemaState
  /** Folder for the state before a change; `schemas` below DATA_FOLDER by default. */
  backupFolder?: string
  /** The contract to push; that of the repository by default. */
  registry?: Registry
  /** The contract in the API's form; that of the registry by default. */
  wanted?: WantedSchema
}

export type PushResult = {
  plan: Plan
  outcome: 'unchanged' | 'pending' | 'applied'
  /** The space as it was read. */
  state: SchemaState
  /** File with the state before, when something was changed. */
  backup?: string
}

/**
 * Pushes the blocks, groups, datasources and presets of the repository to a space: compares first, and sends only
 * differences. After an interruption another push resumes.
 *
 * @throws RefusedChangesError when a change is not safe and `allow` does not name it, or stored content violates it
 * @throws SpaceChangedError when the space has changed since the plan
 * @throws SpaceLockedError when another push does not end in time
 * @throws Error with a sentence when the repository's contract has problems or the API refuses
 */
export async function pushSchemas(options: PushOptions): Promise<PushResult> {
  const { mode = 'push', log, waitMs = 60_000 } = options
  const asking = await prepare(options)
  // There is certainly something to send, so one read under the lock is enough.
  if (mode !== 'plan' && lacksDatasource(asking))
    return await withPushLock(asking.requests, { waitMs, log }, async (lock) => {
      const sources = lock.hasWaited ? undefined : asking.sources
      return await pushRead(await plannedFrom({ ...asking, sources }), lock)
    })
  return await pushRead(await plannedFrom(asking), undefined)
}

/** @param lock the lock under which the space was read; without one, it is taken when there is something to send */
async function pushRead(sending: Sending, lock: PushLock | undefined): Promise<PushResult> {
  const { mode = 'push' } = sending.options
  const { plan, allow, read } = sending
  const result = { plan, state: read.state }
  if (mode === 'push') refuseRisks(plan, allow)
  const sent = mode === 'expand' ? safePart(plan) : plan
  if (sent.steps.length === 0) return { ...result, outcome: 'unchanged' }
  if (mode === 'plan') return { ...result, outcome: 'pending' }
  const backup = await send({ ...sending, plan: sent }, lock)
  return { ...result, outcome: 'applied', backup }
}

type Asking = {
  options: PushOptions
  wanted: WantedSchema
  requests: ManagementRequests
  sources: ReadSources | undefined
}

async function prepare(options: PushOptions): Promise<Asking & { sources: ReadSources }> {
  const { registry = ownRegistry, scope = 'all' } = options
  const wanted = options.wanted ?? (await wantedSchema(registry, scope))
  const requests = managementRequests(options)
  return { options, wanted, requests, sources: await readSources(requests) }
}

/** Whether the space lacks a wanted datasource. */
function lacksDatasource({ wanted, sources: { saved } }: Asking & { sources: ReadSources }): boolean {
  const slugs = new Set(saved.map(({ slug }) => slug))
  return wanted.datasources.some(({ slug, was }) => !slugs.has(slug) && !slugs.has(was ?? slug))
}

/** Reads the rest of the space, compares and prints. */
async function plannedFrom(asking: Asking): Promise<Sending> {
  const { options, requests } = asking
  const { log, plannedFor } = options
  const read = await readFor(asking)
  const presets = await fillPresets(asking.wanted.presets, read.state.presets, requests)
  const wanted = { ...asking.wanted, presets }
  if (plannedFor) requireUnchanged(plannedFor, read.state)
  const allow = [...(options.allow ?? []), ...(await acceptedBy(options.migrations ?? ownMigrations, requests, read))]
  const { plan, judged } = planSchemas(wanted, read.state, allow)
  const counted = await countContent(plan, judged, requests)
  for (const line of printPlan(counted).split('\n')) log(line)
  return { options, wanted, requests, read, allow, plan: counted }
}

/** Changes that completed migrations of the space make safe. */
async function acceptedBy(
  migrations: readonly Migration[],
  requests: ManagementRequests,
  { own }: ReadState,
): Promise<string[]> {
  if (migrations.length === 0 || !own.some(({ slug }) => slug === 'schema-ledger')) return []
  const ledger = await readLedger(requests)
  return migrations.filter(({ id }) => ledger.has(id)).flatMap(({ allows }) => allows)
}

function readFor({ options, wanted, requests, sources }: Asking): Promise<ReadState> {
  const wantsTags = wanted.components.some(({ tags }) => tags !== undefined && tags.length > 0)
  return readState(requests, { scope: options.scope ?? 'all', wantsTags, sources })
}

type Sending = {
  options: PushOptions
  wanted: WantedSchema
  requests: ManagementRequests
  read: ReadState
  allow: readonly string[]
  plan: Plan
}

/** Saves the state, then sends the steps under the lock. */
async function send(sending: Sending, lock: PushLock | undefined): Promise<string> {
  const { options, wanted, requests, read } = sending
  const { log, waitMs = 60_000 } = options
  if (lock || (await isSingleUpdate(sending))) return await apply(sending, lock)
  return await withPushLock(requests, { waitMs, log }, async (own) => {
    requireUnchanged(read.state, (await readFor({ options, wanted, requests, sources: undefined })).state)
    return await apply(sending, own)
  })
}

async function apply({ options, wanted, requests, read, plan }: Sending, lock: PushLock | undefined): Promise<string> {
  const { log, scope = 'all', backupFolder = statesFolder() } = options
  const pictures = new Map(wanted.presets.flatMap(({ picture }) => (picture ? [[picture.name, picture.bytes]] : [])))
  const backup = await saveState({ spaceId: options.spaceId, scope, state: read.state }, backupFolder)
  log(`State before: ${backup}`)
  const last = lock && lastDatasource(plan)
  await applySteps(
    plan.steps.filter((step) => step !== last),
    read.state,
    { requests, pictures },
  )
  if (last) await lock?.become(datasourceBody(last.to, undefined))
  log(`${plan.steps.length} changes applied.`)
  return backup
}

/**
 * A single changed component is one request, which needs no lock while it is free: only that component is read again.
 */
async function isSingleUpdate({ plan, requests, read }: Sending): Promise<boolean> {
  const [step, ...others] = plan.steps
  if (!step || others.length > 0 || read.own.some(({ slug }) => slug === 'schema-push-lock')) return false
  if (step.kind !== 'component' || step.action !== 'update' || !step.from) return false
  const { component } = componentResponse.parse(await requests.send('get', `components/${step.from.id}`))
  const now: Readonly<Record<string, unknown>> = component
  const { schema, settings } = step.from
  const isSame = Object.entries(settings).every(([key, value]) => isDeepStrictEqual(now[key], value))
  if (isSame && isDeepStrictEqual(component.schema, schema)) return true
  throw new SpaceChangedError([`  ~ component ${step.name}`])
}

const componentResponse = z.object({ component: wireComponent })
