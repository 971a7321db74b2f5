import { runtimePart } from '#site/server/runtime.ts'

/** A change of content as the instances of the site tell each other. */
export type PublishedChange = {
  /** What it makes stale; absent: everything. */
  tags?: readonly string[] | undefined
  /** The change itself, for the folders that keep more than pages; absent with everything. */
  change?: unknown
}

type Listener = (published: PublishedChange) => void

/** The door to the other instances; without one an instance is alone. */
export type ChangeFeed = { announce(published: PublishedChange): Promise<void> }

type Hub = { listeners: Set<Listener>; feed?: ChangeFeed }

const hub = runtimePart('change-feed', (): Hub => ({ listeners: new Set() }))

export function joinFeed(feed: ChangeFeed): void {
  hub().feed = feed
}

/** Tells the other instances, if there are any, before this one forgets what the change made stale. Never fails. */
export async function announceChange(published: PublishedChange): Promise<void> {
  await hub().feed?.announce(published)
}

/** Called for every change that another instance tells of. */
export function onPublishedChange(listener: Listener): void {
  hub().listeners.add(listener)
}

export function receiveChange(published: PublishedChange): void {
  for (const listener of hub().listeners) listener(published)
}
