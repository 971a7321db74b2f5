import { riskyChanges } from './plan/plan.ts'
import { planSchemas } from './plan/plan-schemas.ts'
import type { WantedSchema } from './plan/wanted-schema.ts'
import { newestState, readSavedState } from './state/save-state.ts'

type Given = {
  /** Names of `--allow`. */
  allow: readonly string[]
  /** Those of the plan. */
  known: ReadonlySet<string>
  wanted: WantedSchema
  /** Folder of saved states. */
  folder: string
}

/**
 * Refuses an accepted change that the plan does not have: a wrong name would accept nothing without a word. A change that an
 * interrupted push has sent already is known from the state that it saved.
 * @throws Error that names the wrong ones and those of the plan
 */
export async function requireKnownNames({ allow, known, wanted, folder }: Given): Promise<void> {
  const unknown = allow.filter((name) => !known.has(name))
  if (unknown.length === 0) return
  const file = await newestState(folder)
  const before = file === undefined ? undefined : (await readSavedState(file)).state
  const sent = before ? riskyChanges(planSchemas(wanted, before, allow).plan).map(({ risk }) => risk.name) : []
  const wrong = unknown.filter((name) => !sent.includes(name))
  if (wrong.length === 0) return
  const names = known.size === 0 ? 'It has none that is not safe.' : `It has ${[...known].join(', ')}.`
  throw new Error(`--allow: the plan has no change ${wrong.join(', ')}. ${names} Nothing was sent.`)
}
