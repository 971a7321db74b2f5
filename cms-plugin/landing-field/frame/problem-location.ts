import type { LandingData } from 'component-schemas/landing/landing-data.ts'
import type { LandingProblem } from 'component-schemas/landing/landing-problem.ts'
import type { Messages } from '../messages/messages-for.ts'

/** The location of a problem, in words: the section, its place, and the field. */
export function placeOf({ path }: LandingProblem, data: LandingData, messages: Messages): string {
  const [first, index, ...rest] = path
  if (first !== 'sections' || typeof index !== 'number') return names(path, messages)
  const section = data.sections[index]
  const own = section === undefined ? '' : messages.sections[section.type]
  return [`${index + 1}. ${own}`, names(rest, messages)].filter(Boolean).join(' · ')
}

function names(path: readonly (string | number)[], messages: Messages): string {
  return path.flatMap((key) => (typeof key === 'number' ? [String(key + 1)] : nameOf(key, messages))).join(' ')
}

function nameOf(key: string, { fields }: Messages): string[] {
  return Object.hasOwn(fields, key) ? [fields[key as keyof typeof fields]] : []
}

/** Identity of the control of a value, so that a summary can lead to it. */
export function controlId(path: readonly (string | number)[]): string {
  return `landing-${path.join('-')}`
}
