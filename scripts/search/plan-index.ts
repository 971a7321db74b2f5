import { isDeepStrictEqual } from 'node:util'

export type IndexState = {
  settings: Readonly<Record<string, unknown>>
  synonyms: readonly (Readonly<Record<string, unknown>> & { objectID: string })[]
}

export type IndexPlan = {
  name: string
  /** Whether there is no such index yet. */
  isNew: boolean
  /** Settings to write, with their earlier values. */
  settings: readonly { name: string; was: unknown; becomes: unknown }[]
  synonyms: { added: readonly string[]; changed: readonly string[]; removed: readonly string[] }
}

/** The changes of a push to an index. Settings that the code does not name stay. Pure. */
export function planIndex(name: string, wanted: IndexState, current: IndexState | undefined): IndexPlan {
  const known = current?.settings ?? {}
  const settings = Object.entries(wanted.settings)
    .filter(([setting, value]) => !isDeepStrictEqual(value, known[setting]))
    .map(([setting, value]) => ({ name: setting, was: known[setting], becomes: value }))
  return { name, isNew: !current, settings, synonyms: planSynonyms(wanted.synonyms, current?.synonyms ?? []) }
}

function planSynonyms(wanted: IndexState['synonyms'], current: IndexState['synonyms']): IndexPlan['synonyms'] {
  const before = new Map(current.map((synonym) => [synonym.objectID, synonym]))
  const after = new Set(wanted.map(({ objectID }) => objectID))
  const idsOf = (synonyms: IndexState['synonyms']) => synonyms.map(({ objectID }) => objectID)
  const stored = wanted.filter(({ objectID }) => before.has(objectID))
  return {
    added: idsOf(wanted.filter(({ objectID }) => !before.has(objectID))),
    changed: idsOf(stored.filter((synonym) => !isDeepStrictEqual(plain(synonym), plain(before.get(synonym.objectID))))),
    removed: [...before.keys()].filter((id) => !after.has(id)),
  }
}

/** The content of a synonym without the metadata that the hosted service adds. */
function plain(synonym: Readonly<Record<string, unknown>> | undefined) {
  return { type: synonym?.['type'], synonyms: synonym?.['synonyms'] }
}

export function isUnchanged({ isNew, settings, synonyms }: IndexPlan): boolean {
  const { added, changed, removed } = synonyms
  return !isNew && settings.length + added.length + changed.length + removed.length === 0
}

/** The plan for people; one line for an unchanged index. */
export function describePlan(plan: IndexPlan): string {
  if (isUnchanged(plan)) return `= ${plan.name}`
  const { added, changed, removed } = plan.synonyms
  const rows = [
    `${plan.isNew ? '+' : '~'} ${plan.name}`,
    ...plan.settings.map(
      ({ name, was, becomes }) => `    ${name}: ${JSON.stringify(was)} -> ${JSON.stringify(becomes)}`,
    ),
    ...added.map((id) => `    + synonym ${id}`),
    ...changed.map((id) => `    ~ synonym ${id}`),
    ...removed.map((id) => `    - synonym ${id}`),
  ]
  return rows.join('\n')
}
