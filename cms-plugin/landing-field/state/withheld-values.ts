import { emptyLanding } from 'component-schemas/landing/empty-value.ts'
import { type LandingData, problemsIn } from 'component-schemas/landing/landing-data.ts'
import { isMalformed, type LandingProblem } from 'component-schemas/landing/landing-problem.ts'
import { isObject } from 'component-schemas/parse/is-object.ts'
import { type Path, setAt, valueAt } from './set-at.ts'

/** A step of a place that survives moves: a key, or the identity of an entry. */
type Step = string | number | { id: string }

/** A value that the CMS was not given because it is malformed. */
export type WithheldValue = { place: readonly Step[]; value: unknown }

/**
 * The landing as the CMS may store it: each malformed value is replaced with the stored one, or is empty; everything else is as edited.
 * @param stored the value that the CMS has
 * @returns undefined when the whole is malformed, such as a landing that is too large
 */
export function storableLanding(
  edited: LandingData,
  stored: unknown,
): { data: LandingData; withheld: readonly WithheldValue[] } | undefined {
  let data = edited
  const withheld: WithheldValue[] = []
  for (let problem = firstMalformed(data); problem; problem = firstMalformed(data)) {
    const path = problem.path
    const next = path.length > 0 ? withoutValue(data, stored, path) : undefined
    if (!next) return undefined
    withheld.push({ place: placeOf(edited, next.path), value: valueAt(edited, next.path) })
    data = next.data
  }
  return { data, withheld }
}

/** The edited landing with the values that were withheld before, where their places still exist. */
export function withWithheld(data: LandingData, withheld: readonly WithheldValue[]): LandingData {
  return withheld.reduce((landing, { place, value }) => {
    const path = pathOf(landing, place)
    return path ? setAt(landing, path, value) : landing
  }, data)
}

function firstMalformed(data: LandingData): LandingProblem | undefined {
  return problemsIn(data).find(isMalformed)
}

/** The values of a landing before anything was typed. */
const newLanding = emptyLanding(() => '')

/** Tries the value itself, then the values around it, first as stored and then empty. */
function withoutValue(data: LandingData, stored: unknown, path: Path): { data: LandingData; path: Path } | undefined {
  for (let length = wholeValue(data, path); length > 0; length -= 1) {
    const shorter = path.slice(0, length)
    const value = valueAt(data, shorter)
    const empty = isObject(value) ? null : ''
    for (const instead of [storedValue(data, stored, shorter), valueAt(newLanding, shorter), empty]) {
      const next = setAt(data, shorter, instead)
      if (!hasMalformed(next, shorter)) return { data: next, path: shorter }
    }
  }
  return undefined
}

/** The length of the path to the value as a whole: a link or a file has several keys that belong together. */
function wholeValue(data: LandingData, path: Path): number {
  const at = path.findIndex((_, index) => {
    const value = valueAt(data, path.slice(0, index + 1))
    return isObject(value) && ('fieldtype' in value || 'filename' in value)
  })
  return at === -1 ? path.length : at + 1
}

function hasMalformed(data: LandingData, path: Path): boolean {
  const place = path.join('.')
  return problemsIn(data).some((problem) => {
    const at = problem.path.join('.')
    return isMalformed(problem) && (at === place || at.startsWith(`${place}.`) || place.startsWith(`${at}.`))
  })
}

function storedValue(data: LandingData, stored: unknown, path: Path): unknown {
  const own = pathOf(stored, placeOf(data, path))
  return own && valueAt(stored, own)
}

function placeOf(data: unknown, path: Path): Step[] {
  return path.map((step, at) => {
    const value = typeof step === 'number' ? valueAt(data, path.slice(0, at + 1)) : undefined
    return isObject(value) && typeof value['id'] === 'string' ? { id: value['id'] } : step
  })
}

/** The path of a place in a landing; undefined when an entry on the way is gone. */
function pathOf(data: unknown, place: readonly Step[]): Path | undefined {
  const path: (string | number)[] = []
  for (const step of place) {
    const around = valueAt(data, path)
    const index = typeof step === 'object' ? indexOf(around, step.id) : step
    if (index === -1 || typeof around !== 'object' || around === null) return undefined
    path.push(index)
  }
  return path
}

function indexOf(list: unknown, id: string): number {
  return Array.isArray(list) ? list.findIndex((entry) => isObject(entry) && entry['id'] === id) : -1
}
