import type { LandingData } from 'component-schemas/landing/landing-data.ts'
import type { LandingProblem } from 'component-schemas/landing/landing-problem.ts'
import type { Words } from '../words/words.ts'

/** Where a problem is, in words: the section, its place, and the field. */
export function placeOf({ path }: LandingProblem, data: LandingData, words: Words): string {
  const [first, index, ...rest] = path
  if (first !== 'sections' || typeof index !== 'number') return names(path, words)
  const section = data.sections[index]
  const own = section === undefined ? '' : words.sections[section.type]
  return [`${index + 1}. ${own}`, names(rest, words)].filter(Boolean).join(' · ')
}

function names(path: readonly (string | number)[], words: Words): string {
  return path.flatMap((key) => (typeof key === 'number' ? [String(key + 1)] : nameOf(key, words))).join(' ')
}

function nameOf(key: string, { fields }: Words): string[] {
  return Object.hasOwn(fields, key) ? [fields[key as keyof typeof fields]] : []
}

/** Identity of the control of a value, so that a summary can lead to it. */
export function controlId(path: readonly (string | number)[]): string {
  return `landing-${path.join('-')}`
}
