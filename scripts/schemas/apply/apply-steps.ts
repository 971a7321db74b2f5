import { inParallel } from '../in-parallel.ts'
import type { Step, StepOf } from '../plan/plan.ts'
import type { SchemaState } from '../state/schema-state.ts'
import { writeComponent } from './component-step.ts'
import { writeEntry } from './entry-step.ts'
import { writeDatasource, writeGroup, writeTag } from './frame-steps.ts'
import { knownIds } from './known-ids.ts'
import { writePreset } from './preset-step.ts'
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

function applyStep<Kind extends Step['kind']>(work: Work, step: Step<Kind>): Promise<void> {
  return appliers[step.kind](work, step)
}

function applier<Thing extends { id?: number }>(
  path: string,
  write: (work: Work, to: Thing, from: Thing | undefined) => Promise<void>,
) {
  return async (work: Work, { action, from, to }: StepOf<unknown, Thing>): Promise<void> => {
    if (to) await write(work, to, from)
    else if (action === 'delete') await work.requests.send('delete', `${path}/${from?.id ?? 0}`)
  }
}

const appliers: { [Kind in Step['kind']]: (work: Work, step: Step<Kind>) => Promise<void> } = {
  group: applier('component_groups', writeGroup),
  tag: applier('internal_tags', writeTag),
  datasource: applier('datasources', writeDatasource),
  entry: applier('datasource_entries', writeEntry),
  component: applier('components', writeComponent),
  preset: applier('presets', writePreset),
}
