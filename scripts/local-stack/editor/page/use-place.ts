import { useSyncExternalStore } from 'react'

/** The current page of the editor: the list of stories, one story, the plan, or one release. */
export type Place =
  | { kind: 'stories'; release: number }
  | { kind: 'story'; id: number; release: number; aim: Aim | undefined }
  | { kind: 'plan' }
  | { kind: 'release'; id: number }

/** The target inside a story: a block, a field of it, a language (reports link to it). */
export type Aim = { uid: string | undefined; field: string | undefined; language: string | undefined }

const storyPattern = /^#\/me\/spaces\/\d+\/stories\/\d+\/(\d+)\/(?:index\/)?(\d+)(?:\?(.+))?/
const storiesPattern = /^#\/me\/spaces\/\d+\/stories\/\d+\/(\d+)$/
const planPattern = /^#\/me\/spaces\/\d+\/releases(?:\/(\d+))?$/

/**
 * Parses the address in the vendor's format: `#/me/spaces/{space}/stories/0/{release}/{id}`, with 0 for no release and a target after
 * `?`. Releases have addresses of this editor's own, and so has the list of stories in one: `#/me/spaces/{space}/stories/0/{release}`.
 */
export function placeOf(hash: string): Place {
  const [, release, id, query] = storyPattern.exec(hash) ?? []
  if (id !== undefined) return { kind: 'story', id: Number(id), release: Number(release), aim: aimOf(query) }
  const planned = planPattern.exec(hash)
  if (!planned) return { kind: 'stories', release: Number(storiesPattern.exec(hash)?.[1] ?? 0) }
  return planned[1] === undefined ? { kind: 'plan' } : { kind: 'release', id: Number(planned[1]) }
}

function aimOf(query: string | undefined): Aim | undefined {
  if (query === undefined) return undefined
  const requested = new URLSearchParams(query)
  const named = (name: string) => requested.get(name) ?? undefined
  return { uid: named('uid'), field: named('field'), language: named('language') }
}

/** @param release 0 for the draft */
export function storyHash(spaceId: number, id: number, release = 0): string {
  return `#/me/spaces/${spaceId}/stories/0/${release}/${id}`
}

/** The address of the plan; with an id, of one release. */
export function planHash(spaceId: number, release?: number): string {
  return `#/me/spaces/${spaceId}/releases${release === undefined ? '' : `/${release}`}`
}

/** @param release 0 for the drafts */
export function storiesHash(spaceId: number, release = 0): string {
  return `#/me/spaces/${spaceId}/stories${release === 0 ? '' : `/0/${release}`}`
}

/** Navigates to a page of the editor with an entry in the browser's history. */
export function goTo(hash: string): void {
  location.hash = hash
}

/** Replaces the address without a history entry. The browser fires no event for it, so this function does. */
export function replaceHash(hash: string): void {
  history.replaceState(history.state, '', hash)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

export function usePlace(): Place {
  return placeOf(useHash())
}

export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash)
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}
