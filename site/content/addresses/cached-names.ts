import type { LocaleCode } from '#site/routing/locales.ts'
import { runtimePart } from '#site/server/runtime.ts'
import { removals } from '../changes/received-changes.ts'
import type { Names } from './name-set.ts'

/** The names of a folder whose list of addresses is longer than one response of the service. */
export type CachedNames = {
  /** undefined while they are read for the first time. */
  names?: Names
  /** Languages in which there are public pages among the addresses of each page of the list. */
  languages: Set<LocaleCode>[]
  /** Stories that changed since, by their ids; false where it may be a moved folder. */
  changed: Map<number, boolean>
  /** The reading of all, or of those that changed. */
  inFlight?: Promise<Names> | undefined
}

/** By folder. */
export const cachedNames = runtimePart('names', () => new Map<string, CachedNames>())

/** After so many changes the whole list is read: that takes fewer requests. */
const mostChanged = 1000

type Changed = { action: string; story_id: number; full_slug?: string | undefined }

/**
 * Notes that a story may have new addresses. A deleted story needs no note: an obsolete name costs a request, which returns 404.
 */
export function noteChangedNames({ action, story_id: id, full_slug: slug }: Changed): void {
  if (removals.includes(action)) return
  for (const [folder, cached] of cachedNames()) {
    if (slug !== undefined && !slug.startsWith(`${folder}/`)) continue
    // Only a message of the service itself is of a folder, and it says which.
    noteChange(cached, id, action === 'published' || slug === undefined)
    if (cached.changed.size > mostChanged) cachedNames().delete(folder)
  }
}

/** A possible folder stays one until it was requested. */
export function noteChange({ changed }: CachedNames, id: number, isStory: boolean): void {
  changed.set(id, isStory && changed.get(id) !== false)
}

/** For a change that does not name its object. The list that is being read at this moment is not stored. */
export function forgetNames(): void {
  cachedNames().clear()
}
