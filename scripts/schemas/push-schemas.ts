import { isDeepStrictEqual } from 'node:util'
import type { Registry } from 'component-schemas/schema/check-registry.ts'
import { registry as ownRegistry } from 'component-schemas/schema/registry.ts'
import { z } from 'zod'
import { type ManagementRequests, managementRequests, type Space } from '../management/management-requests.ts'
import { type Acceptance, changeByAll, type Declared, noteUsed, readAcceptance } from './acceptance.ts'
import { applySteps } from './apply/apply-steps.ts'
import { datasourceBody } from './apply/frame-steps.ts'
import { lastDatasource } from './apply/last-datasource.ts'
import { type PushLock, withPushLock } from './apply/push-lock.ts'
import { requireUnchanged, SpaceChangedError } from './apply/require-unchanged.ts'
import { countContent } from './plan/count-content.ts'
import { type Plan, riskyChanges } from './plan/plan.ts'
import { planSchemas } from './plan/plan-schemas.ts'
import { refuseRisks } from './plan/refuse-risks.ts'
import { safePart, withFormerFields } from './plan/safe-part.ts'
import { type WantedSchema, wantedSchema } from './plan/wanted-schema.ts'
import { fillPresets } from './presets/fill-presets.ts'
import { printPlan } from './print-plan.ts'
import { requireKnownNames } from './require-known-names.ts'
import { type ReadSources, type ReadState, readSources, readState, type Scope } from './state/read-state.ts'
import { saveState, statesFolder } from './state/save-state.ts'
import type { SchemaState } from './state/schema-state.ts'
import { wireComponent } from './state/wire-shapes.ts'

export type PushOptions = Space &
  Declared & {
    /** One call a line of the plan and of the outcome. */
    log: (line: string) => void
    /**
     * `plan` reads and compares only; `judge` also refuses what a push would refuse once the pending migrations have run;
     * `expand` sends only the safe part, before content migrations run; `push` leaves the former field of a renamed one in
     * place, and `contract` removes it.
     */
    mode?: 'push' | 'plan' | 'judge' | 'expand' | 'contract'
    /** Unsafe changes to accept, as the plan names them: `remove:<block>.<field>`. */
    allow?: readonly string[]
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
  /** The wanted state of the space. */
  target: SchemaState
  /** File with the state before, when something was changed. */
  backup?: string
  /** Content migrations that have not run in the space. */
  pending: readonly string[]
  /** Accepted risks that this push has used up. */
  used: readonly string[]
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
  if (isWriting(mode) && lacksDatasource(asking))
    return await withPushLock(asking.requests, { waitMs, log }, async (lock) => {
      const sources = lock.hasWaited ? undefined : asking.sources
      return await pushRead(await plannedFrom({ ...asking, sources }), lock)
    })
  const sending = await plannedFrom(asking)
  try {
    return await pushRead(sending, undefined)
  } catch (error) {
    if (!(error instanceof SpaceChangedError)) throw error
    const again = await pushRead(
      await plannedFrom({ ...asking, sources: undefined, options: { ...options, mode: 'plan', log: () => {} } }),
      undefined,
    )
    if (again.outcome !== 'unchanged') throw error
    log('Another push has made the space as wanted meanwhile: nothing is left to send.')
    return again
  }
}

/** @param lock the lock under which the space was read; without one, it is taken when there is something to send */
async function pushRead(sending: Sending, lock: PushLock | undefined): Promise<PushResult> {
  const { mode = 'push' } = sending.options
  const { plan, read, acceptance } = sending
  if (mode !== 'plan' && mode !== 'expand') refuseRisks(plan, acceptance.allow)
  const sent = parts[mode]?.(plan) ?? withFormerFields(plan)
  const pending = acceptance.pending.map(({ id }) => id)
  const result = { plan, state: read.state, target: sending.target, pending, used: [] }
  if (sent.steps.length > 0 && !isWriting(mode)) return { ...result, outcome: 'pending' }
  const backup = await send({ ...sending, plan: sent }, lock)
  const used = mode === 'push' ? await useUp(sending) : []
  return { ...result, used, ...(backup === undefined ? { outcome: 'unchanged' } : { outcome: 'applied', backup }) }
}

/** The part of the plan that a mode sends; absent: all but the removal of former fields. */
const parts: Readonly<Partial<Record<NonNullable<PushOptions['mode']>, (plan: Plan) => Plan>>> = {
  expand: safePart,
  contract: (plan) => plan,
}

function isWriting(mode: PushOptions['mode']): boolean {
  return mode !== 'plan' && mode !== 'judge'
}

/** The space is as wanted, so nothing is left for an accepted risk to accept. */
async function useUp({ options, requests, acceptance: { unused } }: Sending): Promise<string[]> {
  if (options.scope === 'blocks') return []
  const ids = unused.map(({ id }) => id)
  await noteUsed(requests, ids, true)
  return ids
}

type Asking = {
  options: PushOptions
  wanted: WantedSchema
  requests: ManagementRequests
  sources: ReadSources | undefined
}

async function prepare(options: PushOptions): Promise<Asking & { sources: ReadSources }> {
  const { registry = ownRegistry, scope = 'all', labels } = options
  const wanted = options.wanted ?? (await wantedSchema(registry, scope, labels))
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
  const isForeseen = options.mode === 'judge'
  const declared = await readAcceptance(options, { requests, own: read.own, isForeseen })
  const acceptance = { ...declared, allow: [...(options.allow ?? []), ...declared.allow] }
  const { plan, judged, target } = planSchemas(wanted, read.state, acceptance.allow)
  const { allow = [], backupFolder: folder = statesFolder() } = options
  const known = new Set(riskyChanges(plan).map(({ risk }) => risk.name))
  await requireKnownNames({ allow, known, wanted, folder })
  const counted = await countContent(plan, judged, {
    requests,
    ...(isForeseen && { change: changeByAll(declared.pending) }),
  })
  for (const line of [...printPlan(counted).split('\n'), ...usedLines(counted, acceptance)]) log(line)
  return { options, wanted, requests, read, acceptance, plan: counted, target }
}

/** A row that accepted the same change before accepts it no more. */
function usedLines(plan: Plan, { used }: Acceptance): string[] {
  const names = riskyChanges(plan).map(({ risk }) => risk.name)
  return used
    .filter(({ row }) => names.includes(row.change))
    .map(
      ({ row, at }) => `  ! ${row.id} has accepted ${row.change} already (${at}); accepting it again takes a new row.`,
    )
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
  acceptance: Acceptance
  plan: Plan
  /** The state that a whole push leaves. */
  target: SchemaState
}

/** Saves the state, then sends the steps under the lock; where there are none, nothing. */
async function send(sending: Sending, lock: PushLock | undefined): Promise<string | undefined> {
  const { options, wanted, requests, read, plan } = sending
  if (plan.steps.length === 0) return undefined
  const { log, waitMs = 60_000 } = options
  if (lock || (await isSingleUpdate(sending))) return await apply(sending, lock)
  return await withPushLock(requests, { waitMs, log }, async (own) => {
    requireUnchanged(read.state, (await readFor({ options, wanted, requests, sources: undefined })).state)
    return await apply(sending, own)
  })
}

async function apply(
  { options, wanted, requests, read, plan, target }: Sending,
  lock: PushLock | undefined,
): Promise<string> {
  const { log, scope = 'all', backupFolder = statesFolder() } = options
  const pictures = new Map(wanted.presets.flatMap(({ picture }) => (picture ? [[picture.name, picture.bytes]] : [])))
  const backup = await saveState({ spaceId: options.spaceId, scope, state: read.state, after: target }, backupFolder)
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
