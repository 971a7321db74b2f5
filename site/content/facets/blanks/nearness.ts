import type { Blank, MeasuredKey } from './measured-key.ts'

export type MeasureName = keyof MeasuredKey

type Rule =
  /** `weight` counts for each millimetre or piece; up to `tolerance` a difference is one of measuring. */
  | { compares: 'number'; weight: number; tolerance: number }
  /** `weight` counts for another value. */
  | { compares: 'word'; weight: number }

/**
 * How much a difference says. Length is read with a ruler, so half a millimetre says little; a person who counts cuts may miss one; copies
 * often have another head; grooves are hard to count; a key with cuts on both sides is another key.
 */
export const nearnessRules: Readonly<Record<MeasureName, Rule>> = {
  length: { compares: 'number', weight: 2, tolerance: 0.5 },
  height: { compares: 'number', weight: 1.5, tolerance: 0.5 },
  head: { compares: 'word', weight: 1.5 },
  cuts: { compares: 'number', weight: 2.5, tolerance: 0 },
  grooves: { compares: 'number', weight: 1.5, tolerance: 0 },
  sides: { compares: 'word', weight: 3 },
}

export const measureNames: readonly MeasureName[] = ['length', 'height', 'head', 'cuts', 'grooves', 'sides']

/** What counts where a blank does not state a property. */
export const unknownWeight = 1

/** The most that one property counts. */
export const mostWeight = 6

/** Millimetres by which the length of a candidate may differ. */
export const longestDifference = 3

/** How one property of a candidate compares to that of the key. */
export type Comparison = {
  name: MeasureName
  yours: string | number
  theirs: string | number | undefined
  match: 'same' | 'near' | 'other' | 'unknown'
}

/** The reasons for the place of a candidate, in a fixed order; what was not measured is left out. */
export function comparisonsOf(measured: MeasuredKey, blank: Blank): Comparison[] {
  return measureNames.flatMap((name) => {
    const [yours, theirs] = [measured[name], blank[name]]
    return yours === undefined ? [] : [{ name, yours, theirs, match: matchOf(name, yours, theirs) }]
  })
}

function matchOf(name: MeasureName, yours: string | number, theirs: string | number | undefined): Comparison['match'] {
  if (theirs === undefined) return 'unknown'
  if (yours === theirs) return 'same'
  const rule = nearnessRules[name]
  if (rule.compares === 'word' || typeof yours !== 'number' || typeof theirs !== 'number') return 'other'
  // 29.8 and 30.3 are half a millimetre apart, whatever the computer makes of it.
  return Math.abs(yours - theirs) <= rule.tolerance + 1e-9 ? 'near' : 'other'
}
