import { managementRequests, type Space } from '../management/management-requests.ts'
import { applySteps } from './apply/apply-steps.ts'
import { withPushLock } from './apply/push-lock.ts'
import { countContent } from './plan/count-content.ts'
import { diffStates } from './plan/diff-states.ts'
import { judgeRisks } from './plan/judge-risks.ts'
import { type Change, type Plan, riskyChanges } from './plan/plan.ts'
import { partOf } from './plan/safe-part.ts'
import { type Undone, undoneState } from './plan/undone-state.ts'
import { printPlan } from './print-plan.ts'
import { readState } from './state/read-state.ts'
import { readSavedState, type SavedState, saveState, statesFolder } from './state/save-state.ts'
import type { SchemaState } from './state/schema-state.ts'

export type RollbackOptions = Space & {
  /** The saved state. */
  file: string
  log: (line: string) => void
  mode?: 'rollback' | 'plan'
  /** Removals to accept, as the plan names them. */
  allow?: readonly string[]
  /** Restores the saved state exactly, and so overwrites later changes by others. */
  isExact?: boolean
  waitMs?: number
  backupFolder?: string
}

export type RollbackResult = { plan: Plan; outcome: 'unchanged' | 'pending' | 'applied'; backup?: string }

/**
 * Undoes the push that wrote the saved state: things that are as it left them become what they were. Changes by others stay and
 * are reported. Things that the push made are deleted while nothing needs them; any other deletion has to be named. Stories are not changed.
 * @throws Error with a sentence when the file is not a saved state of this space, or the API refuses
 */
export async function rollbackSchemas(options: RollbackOptions): Promise<RollbackResult> {
  const { mode = 'rollback', waitMs = 60_000, log } = options
  const saved = await readSavedState(options.file)
  if (saved.spaceId !== options.spaceId) throw new Error(`${options.file} is a state of the space ${saved.spaceId}.`)
  const requests = managementRequests(options)
  if (mode === 'plan') {
    const { plan } = await planRollback(saved, options, requests)
    return { plan, outcome: plan.steps.length === 0 ? 'unchanged' : 'pending' }
  }
  return await withPushLock(requests, { waitMs, log }, async () => {
    const { plan, state } = await planRollback(saved, options, requests)
    if (plan.steps.length === 0) return { plan, outcome: 'unchanged' }
    const folder = options.backupFolder ?? statesFolder()
    const backup = await saveState({ spaceId: options.spaceId, scope: saved.scope, state }, folder)
    log(`State before: ${backup}`)
    await applySteps(plan.steps, state, { requests, pictures: new Map() })
    log(`${plan.steps.length} changes applied: the push of ${saved.savedAt} is undone.`)
    return { plan, outcome: 'applied', backup }
  })
}

async function planRollback(
  saved: SavedState,
  { allow = [], isExact = false, log }: RollbackOptions,
  requests: ReturnType<typeof managementRequests>,
): Promise<{ plan: Plan; state: SchemaState }> {
  const wantsTags = saved.state.tags.length > 0
  const { state } = await readState(requests, { scope: saved.scope, wantsTags })
  const own = isExact ? undefined : saved.after
  const undone: Undone = own
    ? undoneState({ before: saved.state, after: own, now: state })
    : { state: saved.state, others: [] }
  const { plan, judged } = judgeRisks({ ...diffStates(state, undone.state), stale: [] }, state)
  const counted = await countContent(plan, judged, { requests })
  const isSent = ({ risk }: Change) =>
    !risk?.name.startsWith('remove:') || allow.includes(risk.name) || (own !== undefined && !risk.affected?.fields)
  const sent = partOf(counted, isSent)
  for (const line of printPlan(sent).split('\n')) log(line)
  for (const line of undone.others) log(`  = ${line}: left alone`)
  for (const { change, risk } of riskyChanges(counted))
    if (!isSent(change)) log(`  = ${risk.name} is left alone; if it is wanted: --allow ${risk.name}`)
  return { plan: sent, state }
}
