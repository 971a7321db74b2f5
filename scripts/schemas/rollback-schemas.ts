import { managementRequests, type Space } from '../management/management-requests.ts'
import { applySteps } from './apply/apply-steps.ts'
import { withPushLock } from './apply/push-lock.ts'
import { countContent } from './plan/count-content.ts'
import { diffStates } from './plan/diff-states.ts'
import { judgeRisks } from './plan/judge-risks.ts'
import type { Plan } from './plan/plan.ts'
import { printPlan } from './print-plan.ts'
import { readState } from './state/read-state.ts'
import { readSavedState, saveState, statesFolder } from './state/save-state.ts'

export type RollbackOptions = Space & {
  /** The saved state. */
  file: string
  log: (line: string) => void
  mode?: 'rollback' | 'plan'
  waitMs?: number
  backupFolder?: string
}

export type RollbackResult = { plan: Plan; outcome: 'unchanged' | 'pending' | 'applied'; backup?: string }

/**
 * Restores the schema of a space from a saved state, exactly: later additions are deleted, deletions are recreated. Stories
 * are not changed; content without a field is reported and stays stored.
 * @throws Error with a sentence when the file is not a saved state of this space, or the API refuses
 */
export async function rollbackSchemas(options: RollbackOptions): Promise<RollbackResult> {
  const { log, file, mode = 'rollback', waitMs = 60_000 } = options
  const saved = await readSavedState(file)
  if (saved.spaceId !== options.spaceId) throw new Error(`${file} is a state of the space ${saved.spaceId}.`)
  const requests = managementRequests(options)
  const wantsTags = saved.state.tags.length > 0
  const { state } = await readState(requests, { scope: saved.scope, wantsTags })
  const { plan, judged } = judgeRisks({ ...diffStates(state, saved.state), stale: [] }, state)
  const counted = await countContent(plan, judged, { requests })
  for (const line of printPlan(counted).split('\n')) log(line)
  if (plan.steps.length === 0) return { plan: counted, outcome: 'unchanged' }
  if (mode === 'plan') return { plan: counted, outcome: 'pending' }
  return await withPushLock(requests, { waitMs, log }, async () => {
    const folder = options.backupFolder ?? statesFolder()
    const backup = await saveState({ spaceId: options.spaceId, scope: saved.scope, state }, folder)
    log(`State before: ${backup}`)
    await applySteps(plan.steps, state, { requests, pictures: new Map() })
    log(`${plan.steps.length} changes applied: the space is as it was on ${saved.savedAt}.`)
    return { plan: counted, outcome: 'applied', backup }
  })
}
