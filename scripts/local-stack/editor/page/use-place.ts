import { useSyncExternalStore } from 'react'

/** Where the editor is: at the list of stories or in one story. */
export type Place = { kind: 'stories' } | { kind: 'story'; id: number }

const storyPattern = /^#\/me\/spaces\/\d+\/stories\/\d+\/\d+\/(\d+)/

/** Reads the address as the vendor's editor writes it: `#/me/spaces/{space}/stories/0/0/{id}`. */
export function placeOf(hash: string): Place {
  const id = storyPattern.exec(hash)?.[1]
  return id === undefined ? { kind: 'stories' } : { kind: 'story', id: Number(id) }
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

export function usePlace(): Place {
  return placeOf(useSyncExternalStore(subscribe, () => location.hash))
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}
