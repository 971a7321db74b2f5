import { emptyLanding, type NewId } from './empty-value.ts'
import { isSavable, type LandingData, landingVersion, problemsIn } from './landing-data.ts'
import type { LandingProblem } from './landing-problem.ts'
import { oneToTwo, twoToThree } from './migrate-landing.ts'
import { landingOne, landingTwo } from './older-landings.ts'

export type ReadLanding =
  | {
      state: 'read'
      data: LandingData
      /** Unfinished parts; empty when all of it can be shown. */
      problems: readonly LandingProblem[]
      /** Version of the stored value when it was an older one. */
      migratedFrom?: number | undefined
    }
  | { state: 'empty'; data: LandingData }
  /** The value is not changed. */
  | { state: 'unreadable'; problems: readonly LandingProblem[] }

/**
 * A stored value of any version. Values before the current version are migrated, in memory only.
 * @param newId returns an id for a part without one
 */
export function readLanding(value: unknown, newId: NewId): ReadLanding {
  if (isEmpty(value)) return { state: 'empty', data: emptyLanding(newId) }
  const version = versionOf(value)
  const data = version !== undefined && version < landingVersion ? migrated(value, newId) : value
  const problems = problemsIn(data)
  if (!isSavable(problems)) return { state: 'unreadable', problems }
  return { state: 'read', data: data as LandingData, problems, ...(data !== value && { migratedFrom: version }) }
}

/** An empty field has no value, or only the vendor's mark of its plugin. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  return (
    typeof value === 'object' &&
    !Array.isArray(value) &&
    Object.keys(value).every((key) => ['plugin', '_uid'].includes(key))
  )
}

function versionOf(value: unknown): number | undefined {
  const version = typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined
  return typeof version === 'number' ? version : undefined
}

/** Migrates from version to version up to the current one; undefined for an unknown version. */
function migrated(value: unknown, newId: NewId): LandingData | undefined {
  const one = landingOne.safeParse(value)
  const two = one.success ? { success: true as const, data: oneToTwo(one.data) } : landingTwo.safeParse(value)
  return two.success ? twoToThree(two.data, newId) : undefined
}
