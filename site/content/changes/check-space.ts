import { type Received, receivedChanges } from './received-changes.ts'

/** The state of the space: its cache version, number of published stories, time of the last publish; and when it was read. */
export type SpaceState = { version: number; total: number; lastAt: number; readAt: number }

/** With the times of its last and its first publish, in milliseconds. */
export type PublishedStory = { id: number; full_slug: string; publishedAt: number; firstAt: number }

export type SpaceSources = {
  readVersion(): Promise<number>
  /** Number of published stories, and the time of the last publish, in milliseconds; 0 when there are none. */
  readPublished(): Promise<Pick<SpaceState, 'total' | 'lastAt'>>
  /** The stories published at this time (milliseconds) or later, or undefined when one response cannot contain them. */
  readPublishedSince(moment: number): Promise<readonly PublishedStory[] | undefined>
  /**
   * Invalidates everything that the story is part of; without a story, everything.
   * @param isUnknown whether no message of the change came, so that other instances do not know of it either
   */
  forget(story: PublishedStory | undefined, isUnknown: boolean): Promise<void>
}

/** Delay after which a published story is visible, and after which an earlier one may still appear. */
const slackMs = 2000

/**
 * Finds changes whose message was lost. When the version of the space has moved, every story published since is invalidated once
 * more, which does no harm; a deleted story, or a change of something other than a story, without a message invalidates everything.
 * "Since" is decided by the times of the stories themselves: the version only moves forward, and after many changes in a short time it
 * is ahead of every clock.
 * @param known result of the last check; undefined at the first one
 * @param now milliseconds since 1970
 * @throws what the sources throw; then nothing was invalidated, and the next check finds the same
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
  if (!published || isMoreThanSaid({ known, found, published, received }))
    await sources.forget(undefined, !received.isEverything)
  else for (const story of published) await sources.forget(story, isUnknown(story, received))
  return found
}

/** The version has a resolution of seconds: until its second is over, another change may not move it. */
function hasEnded(version: number, now: number): boolean {
  return now > version * 1000 + 1000 + slackMs
}

/** Under the same version only stories newer than all known ones; under another one also those that were not visible yet. */
function since(known: SpaceState, found: SpaceState): number {
  const newer = known.lastAt + 1
  return known.version === found.version ? newer : Math.max(0, Math.min(newer, known.readAt - slackMs))
}

/** Whether the last message of a story came before its publish. */
function isUnknown({ id, publishedAt }: PublishedStory, { stories }: Received): boolean {
  return (stories.get(id) ?? 0) < publishedAt
}

type Change = {
  known: SpaceState
  found: SpaceState
  published: readonly PublishedStory[]
  received: Pick<Received, 'all' | 'removals'>
}

function isMoreThanSaid(change: Change): boolean {
  return isUnexplained(change) || isMoreMissing(change)
}

/** Whether the version moved without a story or message that explains it. */
function isUnexplained({ known, found, published, received }: Change): boolean {
  const hasMoved = known.version !== found.version
  return hasMoved && received.all === 0 && !published.some(({ publishedAt }) => publishedAt > known.lastAt)
}

/** Whether more stories are gone than messages reported. */
function isMoreMissing({ known, found, published, received }: Change): boolean {
  const added = published.filter(({ firstAt }) => firstAt > known.lastAt).length
  return known.total + added - found.total > received.removals
}
