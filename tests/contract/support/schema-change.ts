import type { WantedSchema } from 'scripts/schemas/plan/wanted-schema.ts'

/** One single change of a schema, and the expected plan. */
export type SchemaChange = {
  title: string
  change: (base: WantedSchema) => WantedSchema
  /** Steps of the plan as `action kind name`. */
  steps: readonly string[]
  /** Names of the changes that are not safe; without them the push is refused. */
  risks?: readonly string[]
  /** `blocks`: neither entries nor presets are concerned, so that they need not be read. */
  scope?: 'blocks'
  /** Removals that only happen when they are named. */
  remove?: readonly string[]
}
