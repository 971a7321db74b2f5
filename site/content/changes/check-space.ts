import { receivedChanges } from './received-changes.ts'

/** What the service said of the space: its cache version, how many stories are published, when the last one was; and when it said so. */
export type SpaceState = { version: number; total: number; lastAt: number; readAt: number }

/** With the moments of its latest and its first publishing, in milliseconds. */
export type PublishedStory = { id: number; full_slug: string; publishedAt: number; firstAt: number }

export type SpaceSources = {
  readVersion(): Promise<number>
  /** Published stories, and the latest moment one was published, in milliseconds; 0 when there are none. */
  readPublished(): Promise<Pick<SpaceState, 'total' | 'lastAt'>>
  /** The stories published at a moment (milliseconds) or later, or undefined when they are more than one answer holds. */
  readPublishedSince(moment: number): Promise<readonly PublishedStory[] | undefined>
  /** Forgets what the story stands in; without a story, everything. */
  forget(story?: PublishedStory): void
}

/** A story may be seen so long after it was published, and after one that was published later. */
const slackMs = 2000

/**
 * Finds changes of which no message came. When the version of the space has moved, every story published since is forgotten
 * once more, which does no harm; a story that is gone, or a change that is no story's, of which nobody told makes
 * everything forgotten. "Since" is told by the moments of the stories themselves: the version only moves, and after many
 * changes in a short time it is ahead of every clock.
 * @param known what the last check found; undefined at the first one
 * @param now milliseconds since 1970
 * @throws what the doors throw; then nothing was forgotten, and the next check finds the same
 */
export async function checkSpace(
  known: SpaceState | undefined,
  sources: SpaceSources,
  now = Date.now(),
): Promise<SpaceState> {
  const received = receivedChanges().take()
  const version = await sources.readVersion()
  if (version === known?.version && hasEnded(version, now)) return known
  const found = { version, ...(await sources.readPublished()), readAt: now }
  if (!known) return found
  const published = await sources.readPublishedSince(since(known, found))
  if (!published || isMoreThanSaid({ known, found, published, received })) sources.forget()
  else for (const story of published) sources.forget(story)
  return found
}

/** The version has seconds: until its second is over, another change may come that does not move it. */
function hasEnded(version: number, now: number): boolean {
  return now > version * 1000 + 1000 + slackMs
}

/** Under the same version only what is newer than all that was seen; under another one also what was not to be seen yet. */
function since(known: SpaceState, found: SpaceState): number {
  const newer = known.lastAt + 1
  return known.version === found.version ? newer : Math.max(0, Math.min(newer, known.readAt - slackMs))
}

type Change = {
  known: SpaceState
  found: SpaceState
  published: readonly PublishedStory[]
  received: { all: number; removals: number }
}

function isMoreThanSaid(change: Change): boolean {
  return isUnexplained(change) || isMoreMissing(change)
}

/** Whether the version moved without a story, or a message, that would say why. */
function isUnexplained({ known, found, published, received }: Change): boolean {
  const hasMoved = known.version !== found.version
  return hasMoved && received.all === 0 && !published.some(({ publishedAt }) => publishedAt > known.lastAt)
}

/** Whether more stories are gone than were told of. */
function isMoreMissing({ known, found, published, received }: Change): boolean {
  const added = published.filter(({ firstAt }) => firstAt > known.lastAt).length
  return known.total + added - found.total > received.removals
}
