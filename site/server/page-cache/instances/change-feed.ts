import { runtimePart } from '#site/server/runtime.ts'

/** A change of content as instances of the site publish it to each other. */
export type PublishedChange = {
  /** The tags that it makes stale; absent: everything. */
  tags?: readonly string[] | undefined
  /** The change itself, for caches of more than pages; absent with everything. */
  change?: unknown
}

type Listener = (published: PublishedChange) => void

/** Sends changes to the other instances; absent when an instance runs alone. */
export type ChangeFeed = { announce(published: PublishedChange): Promise<void> }

type Hub = { listeners: Set<Listener>; feed?: ChangeFeed }

const hub = runtimePart('change-feed', (): Hub => ({ listeners: new Set() }))

export function joinFeed(feed: ChangeFeed): void {
  hub().feed = feed
}

/** Publishes a change to the other instances, if any, before this one invalidates its cache. Never fails. */
export async function announceChange(published: PublishedChange): Promise<void> {
  await hub().feed?.announce(published)
}

/** The listener receives every change that another instance publishes. */
export function onPublishedChange(listener: Listener): void {
  hub().listeners.add(listener)
}

export function receiveChange(published: PublishedChange): void {
  for (const listener of hub().listeners) listener(published)
}
