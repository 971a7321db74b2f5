import { inParallel } from '../in-parallel.ts'
import type { Step } from '../plan/plan.ts'
import type { SchemaState } from '../state/schema-state.ts'
import { deleteComponent, writeComponent } from './component-step.ts'
import { deleteEntry, writeEntry } from './entry-step.ts'
import { deleteDatasource, deleteGroup, deleteTag, writeDatasource, writeGroup, writeTag } from './frame-steps.ts'
import { knownIds } from './known-ids.ts'
import { deletePreset, writePreset } from './preset-step.ts'
import type { Work } from './work.ts'

type Applying = Pick<Work, 'requests' | 'pictures'>

/** Steps of these kinds depend only on earlier kinds, so several are sent in parallel. */
const independent: readonly Step['kind'][] = ['entry', 'preset', 'datasource']
const atOnce = 8

/**
 * Sends the steps in their order. Each step is one entity of the space; after an interruption a new plan has the rest.
 * @param current the state from which the steps were planned
 * @throws Error with a sentence when the API refuses a step; the steps before it are done
 */
export async function applySteps(steps: readonly Step[], current: SchemaState, applying: Applying): Promise<void> {
  const work: Work = { ...applying, ids: knownIds(current), startingPresets: startingPresets(steps) }
  for (const batch of batches(steps)) await inParallel(batch, atOnce, (step) => applyStep(work, step))
}

function startingPresets(steps: readonly Step[]): Map<string, string> {
  return new Map(
    steps.flatMap((step) => (step.kind === 'component' && step.to?.preset ? [[step.to.name, step.to.preset]] : [])),
  )
}

/** Groups adjacent steps of one kind that may be sent in parallel; other steps stay single. */
function batches(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = []
  for (const step of steps) {
    const last = groups.at(-1)
    const before = last?.at(0)
    const isAlike = before?.kind === step.kind && (before.action === 'delete') === (step.action === 'delete')
    if (last && isAlike && independent.includes(step.kind)) last.push(step)
    else groups.push([step])
  }
  return groups
}

async function applyStep(work: Work, step: Step): Promise<void> {
  if (step.action === 'delete') await deleters[step.kind](work, { id: step.from?.id ?? 0 })
  // The kind of a step and of its things are the same (`Step`).
  else await (writers[step.kind] as Writer)(work, step.to, step.from)
}

type Writer = (work: Work, to: unknown, from: unknown) => Promise<void>

const writers = {
  group: writeGroup,
  tag: writeTag,
  datasource: writeDatasource,
  entry: writeEntry,
  component: writeComponent,
  preset: writePreset,
} as const

const deleters = {
  group: deleteGroup,
  tag: deleteTag,
  datasource: deleteDatasource,
  entry: deleteEntry,
  component: deleteComponent,
  preset: deletePreset,
}
