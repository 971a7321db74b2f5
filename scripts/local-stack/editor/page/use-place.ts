import { useSyncExternalStore } from 'react'

/** Where the editor is: at the list of stories or in one story. */
export type Place = { kind: 'stories' } | { kind: 'story'; id: number; aim: Aim | undefined }

/** What is to be opened in a story: a block, a field of it, a language (reports name them so). */
export type Aim = { uid: string | undefined; field: string | undefined; language: string | undefined }

const storyPattern = /^#\/me\/spaces\/\d+\/stories\/\d+\/\d+\/(\d+)(?:\?(.+))?/

/** Reads the address as the vendor's editor writes it: `#/me/spaces/{space}/stories/0/0/{id}`, with an aim behind `?`. */
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

/** Opens a place of the editor; the browser's way back leads here again. */
export function goTo(hash: string): void {
  location.hash = hash
}

/** Writes another address without a step back to the old one. The browser says nothing of it; readers of the address hear of it. */
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
