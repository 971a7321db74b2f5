import { heardChanges } from './heard-changes.ts'

/** What the service said of the space: its cache version (unix seconds) and how many stories are published. */
export type SpaceState = { version: number; total: number }

export type PublishedStory = { id: number; full_slug: string; isNew: boolean }

export type SpaceDoors = {
  readVersion(): Promise<number>
  /** The stories published since a moment, or undefined when they are more than one answer holds. */
  readPublishedSince(moment: Date): Promise<readonly PublishedStory[] | undefined>
  countPublished(): Promise<number>
  /** Forgets what the story stands in; without a story, everything. */
  forget(story?: PublishedStory): void
}

/** The version has seconds, the moment of a publishing has milliseconds. */
const slackMs = 2000

/**
 * Finds changes of which no message came. When the version of the space has moved, every story published since is forgotten
 * once more, which does no harm; a story that is gone, or a change that is no story's, of which nobody told makes
 * everything forgotten.
 * @param known what the last check found; undefined at the first one
 * @throws what the doors throw; then nothing was forgotten, and the next check finds the same
 */
export async function checkSpace(known: SpaceState | undefined, doors: SpaceDoors): Promise<SpaceState> {
  const heard = heardChanges().take()
  const version = await doors.readVersion()
  if (version === known?.version) return known
  const now = { version, total: await doors.countPublished() }
  if (known === undefined) return now
  const published = await doors.readPublishedSince(new Date(known.version * 1000 - slackMs))
  if (published === undefined || isMoreMissing({ known, now, published, heard })) doors.forget()
  else for (const story of published) doors.forget(story)
  return now
}

type Found = {
  known: SpaceState
  now: SpaceState
  published: readonly PublishedStory[]
  heard: { all: number; removals: number }
}

/** Whether something happened that no story published since can explain. */
function isMoreMissing({ known, now, published, heard }: Found): boolean {
  if (heard.all === 0 && published.length === 0) return true
  const added = published.filter(({ isNew }) => isNew).length
  return known.total + added - now.total > heard.removals
}
