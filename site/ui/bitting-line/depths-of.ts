import { fnv1a } from '../fnv1a.ts'

/** Maximum adjacent cut specification: neighbouring cuts may not differ more, or the slope would eat the smaller one. */
const largestStep = 4
const shallowest = 1
const deepest = 8

/**
 * A product's own cut, always the same for the same code.
 *
 * @param code any text, as a rule the part number
 * @param count how many cuts the blade carries
 * @returns `count` depths from 1 to 8
 */
export function depthsOf(code: string, count = 7): number[] {
  const depths: number[] = []
  let state = fnv1a(code)
  for (let index = 0; index < count; index += 1) {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0
    const wanted = shallowest + (state % (deepest - shallowest + 1))
    const before = depths[index - 1] ?? wanted
    depths.push(Math.min(before + largestStep, Math.max(before - largestStep, wanted)))
  }
  return depths
}
