import type { Hint } from './finding.ts'
import { placeOf } from './scene.ts'
import type { FieldVisit } from './walk-content.ts'

/** Values of a choice with a fixed list that the schema does not offer any more. */
export function checkChoices(visit: FieldVisit): Hint[] {
  const { wire } = visit.field
  if (!('options' in wire) || wire.options === undefined) return []
  const offered = new Set(wire.options.map(({ value }) => value))
  const chosen = Array.isArray(visit.value) ? visit.value : [visit.value]
  return chosen
    .filter((value): value is string => typeof value === 'string' && value !== '' && !offered.has(value))
    .map((value) => ({ code: 'outdated-choice', place: placeOf(visit), details: { value } }))
}
