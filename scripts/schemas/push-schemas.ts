import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { checkRegistry, type Registry } from 'component-schemas/check-registry.ts'
import { registry as ownRegistry } from 'component-schemas/registry.ts'
import { datasourceToWire, toWire } from 'component-schemas/to-wire.ts'
import { managementRequests, type Space } from '../management/management-requests.ts'
import { root } from '../settings.ts'
import { applyPlan } from './apply-plan.ts'
import { destructions, type Plan, planSchemas, type WantedSchema } from './plan.ts'
import { printPlan } from './print-plan.ts'
import { readPresets } from './read-presets.ts'
import { type RemoteSchema, readRemoteSchema } from './remote-schema.ts'

export type PushOptions = Space & {
  /** One call a line of the plan and of the outcome. */
  log: (line: string) => void
  /** `plan` reads and compares only. */
  mode?: 'push' | 'plan'
  /** Destructive changes that are wanted, as the plan names them: `remove:<block>.<field>`, `retype:<block>.<field>`. */
  allow?: readonly string[]
  /** Where the state before a change is kept; `.data/schemas` of the repository when not given. */
  backupFolder?: string
  /** What is pushed; the repository's own contract when not given. */
  registry?: Registry
}

export type PushResult = {
  plan: Plan
  outcome: 'unchanged' | 'pending' | 'applied'
  /** File with the state before, when something was changed. */
  backup?: string
}

/** A change would lose stored content and nobody has said that this is wanted. Nothing was sent. */
export class DestructiveChangeError extends Error {
  readonly plan: Plan

  constructor(plan: Plan, refused: readonly string[]) {
    super(`Stored content would be lost. Nothing was sent. If it is wanted: --allow ${refused.join(' --allow ')}`)
    this.name = 'DestructiveChangeError'
    this.plan = plan
  }
}

/**
 * Makes a space hold the blocks, groups, datasources and presets of the repository: compares first, and sends only what differs.
 *
 * @throws DestructiveChangeError when stored content would be lost and `allow` does not name it
 * @throws Error with a sentence when the repository's contract has problems or the API refuses
 */
export async function pushSchemas(options: PushOptions): Promise<PushResult> {
  const { log, mode = 'push', allow = [], registry = ownRegistry } = options
  const wanted = await wantedSchema(registry)
  const requests = managementRequests(options)
  const remote = await readRemoteSchema(requests)
  const plan = planSchemas(wanted, remote)
  for (const line of printPlan(plan).split('\n')) log(line)
  if (plan.steps.length === 0) return { plan, outcome: 'unchanged' }
  if (mode === 'plan') return { plan, outcome: 'pending' }
  const refused = destructions(plan).filter((name) => !allow.includes(name))
  if (refused.length > 0) throw new DestructiveChangeError(plan, refused)
  const backup = await keepState(remote, options.backupFolder ?? join(root, '.data', 'schemas'))
  log(`State before: ${backup}`)
  await applyPlan(plan, { wanted, remote }, requests)
  log(`${plan.steps.length} changes applied.`)
  return { plan, outcome: 'applied', backup }
}

async function wantedSchema(registry: Registry): Promise<WantedSchema> {
  const issues = checkRegistry(registry)
  if (issues.length > 0)
    throw new Error(`The contract has problems.\n${issues.map(({ at, message }) => `  ${at}: ${message}`).join('\n')}`)
  return {
    groups: registry.groups,
    components: registry.blocks.map(toWire),
    datasources: registry.datasources.map(datasourceToWire),
    presets: await readPresets(registry),
  }
}

/** On disk before the first change is sent. */
async function keepState(remote: RemoteSchema, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, `backup-${new Date().toISOString().replace(/[:.]/g, '-')}.json`)
  const file = await open(path, 'wx')
  try {
    await file.writeFile(`${JSON.stringify(remote, null, 2)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  return path
}
