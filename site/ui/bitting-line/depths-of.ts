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
  let state = hash(code)
  for (let index = 0; index < count; index += 1) {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0
    const wanted = shallowest + (state % (deepest - shallowest + 1))
    const before = depths[index - 1] ?? wanted
    depths.push(Math.min(before + largestStep, Math.max(before - largestStep, wanted)))
  }
  return depths
}

/** FNV-1a over UTF-16 units: small, even, and stable between server and browser. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0
  }
  return value
}
