import { type Blocks, type FieldVisit, walkContent } from './walk-content.ts'

/** What the fields of a story held in earlier drafts, oldest first. */
export type EarlierFields = (visit: FieldVisit) => readonly FieldVisit[]

/** @param drafts contents of earlier versions, oldest first */
export function earlierFields(drafts: readonly unknown[], blocks: Blocks): EarlierFields {
  const states = drafts.map(
    (draft) => new Map(walkContent(draft, blocks).fields.map((visit) => [keyOf(visit), visit] as const)),
  )
  return (visit) => {
    const key = keyOf(visit)
    return states.flatMap((state) => state.get(key) ?? [])
  }
}

/** A block keeps its identity wherever it is moved; content that was written without one is told by its place. */
function keyOf({ component, uid, name, path }: FieldVisit): string {
  return uid === '' ? `${component} at ${path}` : `${component} ${uid} ${name}`
}
