import { useSyncExternalStore } from 'react'

/** What was pressed without a connection. */
let wanted: (() => void) | undefined

const listeners = new Set<() => void>()

/** Follows a link; without a connection the page stays, and the last link that was pressed is followed when it is back. */
export function followOnline(follow: () => void): void {
  want(navigator.onLine ? undefined : follow)
  if (navigator.onLine) follow()
}

/** Whether a link waits for the connection. */
export function useWaitsForConnection(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wanted !== undefined,
    () => false,
  )
}

function want(next: (() => void) | undefined): void {
  wanted = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const goOn = () => {
    const follow = wanted
    want(undefined)
    follow?.()
  }
  listeners.add(listener)
  window.addEventListener('online', goOn)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', goOn)
  }
}
