import { useSyncExternalStore } from 'react'

/** The current page of the editor: the list of stories or one story. */
export type Place = { kind: 'stories' } | { kind: 'story'; id: number; aim: Aim | undefined }

/** The target inside a story: a block, a field of it, a language (reports link to it). */
export type Aim = { uid: string | undefined; field: string | undefined; language: string | undefined }

const storyPattern = /^#\/me\/spaces\/\d+\/stories\/\d+\/\d+\/(\d+)(?:\?(.+))?/

/** Parses the address in the vendor's format: `#/me/spaces/{space}/stories/0/0/{id}`, with a target after `?`. */
export function placeOf(hash: string): Place {
  const [, id, query] = storyPattern.exec(hash) ?? []
  return id === undefined ? { kind: 'stories' } : { kind: 'story', id: Number(id), aim: aimOf(query) }
}

function aimOf(query: string | undefined): Aim | undefined {
  if (query === undefined) return undefined
  const requested = new URLSearchParams(query)
  const named = (name: string) => requested.get(name) ?? undefined
  return { uid: named('uid'), field: named('field'), language: named('language') }
}

export function storyHash(spaceId: number, id: number): string {
  return `#/me/spaces/${spaceId}/stories/0/0/${id}`
}

export function storiesHash(spaceId: number): string {
  return `#/me/spaces/${spaceId}/stories`
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
