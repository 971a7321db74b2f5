import type { PreviewedChanges } from '#site/content/client/preview-reader.ts'
import { changeIn, isGone } from './changes-until.ts'
import type { PlannedChange } from './planned-change.ts'

/** What is planned until the previewed moment, or in the previewed release, by story. */
export type PlannedStories = PreviewedChanges & {
  /** What changes of a story for readers of a language (the vendor's code); undefined where it stays as it is published. */
  ofId: (id: number, language: string) => PlannedChange | undefined
  ofUuid: (uuid: string, language: string) => PlannedChange | undefined
  /** One change for each story that changes for readers of a language. */
  allIn: (language: string) => readonly PlannedChange[]
}

export function plannedStories(changes: readonly PlannedChange[]): PlannedStories {
  const byId = Map.groupBy(changes, ({ storyId }) => storyId)
  const byUuid = Map.groupBy(changes, ({ uuid }) => uuid)
  const ofId = (id: number, language: string) => changeIn(byId.get(id) ?? [], language)
  return {
    ofId,
    isGone: (id, language) => isGone(ofId(id, language)),
    has: (id) => byId.has(id),
    ofUuid: (uuid, language) => changeIn(byUuid.get(uuid) ?? [], language),
    allIn: (language) => [...byId.values()].flatMap((ofStory) => changeIn(ofStory, language) ?? []),
  }
}
