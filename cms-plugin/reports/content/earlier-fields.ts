import { type Blocks, type FieldLocation, walkContent } from './walk-content.ts'

/** The earlier values of a story's fields, from its drafts, oldest first. */
export type EarlierFields = (fieldLocation: FieldLocation) => readonly FieldLocation[]

/** @param drafts contents of earlier versions, oldest first */
export function earlierFields(drafts: readonly unknown[], blocks: Blocks): EarlierFields {
  const states = drafts.map(
    (draft) =>
      new Map(walkContent(draft, blocks).fields.map((fieldLocation) => [keyOf(fieldLocation), fieldLocation] as const)),
  )
  return (fieldLocation) => {
    const key = keyOf(fieldLocation)
    return states.flatMap((state) => state.get(key) ?? [])
  }
}

/** A block keeps its identity wherever it is moved; content without one is identified by its position. */
function keyOf({ component, uid, name, path }: FieldLocation): string {
  return uid === '' ? `${component} at ${path}` : `${component} ${uid} ${name}`
}
