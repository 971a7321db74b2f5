import type { Hint } from './finding.ts'
import { locationOf } from './scene.ts'
import type { FieldLocation } from './walk-content.ts'

/** Values of a choice with a fixed list that the schema does not offer any more. */
export function checkChoices(fieldLocation: FieldLocation): Hint[] {
  const { wire } = fieldLocation.field
  if (!('options' in wire) || wire.options === undefined) return []
  const offered = new Set(wire.options.map(({ value }) => value))
  const chosen = Array.isArray(fieldLocation.value) ? fieldLocation.value : [fieldLocation.value]
  return chosen
    .filter((value): value is string => typeof value === 'string' && value !== '' && !offered.has(value))
    .map((value) => ({ code: 'outdated-choice', location: locationOf(fieldLocation), details: { value } }))
}
