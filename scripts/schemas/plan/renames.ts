import type { Step } from './plan.ts'

/** Old name -> new name of the things that the same plan renames; a list that only follows a renaming is no loss. */
export type Renames = ReadonlyMap<string, string>

export function renamesOf(steps: readonly Step[]): Renames {
  return new Map(
    steps.flatMap((step) => {
      if (step.action !== 'rename') return []
      if (step.kind === 'component') return [[step.from?.name ?? '', step.name] as const]
      return step.kind === 'datasource' ? [[step.from?.slug ?? '', step.name] as const] : []
    }),
  )
}

/** A name, or the names of a list, as they will be. */
export function renamed(value: unknown, renames: Renames): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, renames))
  return typeof value === 'string' ? (renames.get(value) ?? value) : value
}

/** Stored blocks under the names they will have. */
export function renamedWithin(value: unknown, renames: Renames): unknown {
  if (renames.size === 0) return value
  return JSON.parse(
    JSON.stringify(value, (key, inner: unknown) => (key === 'component' ? renamed(inner, renames) : inner)),
  )
}
