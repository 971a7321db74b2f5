/** Seven modules for each digit, a dark one as 1 (GS1 General Specifications, section 5.2.1.2): set A, its mirror and complement. */
const setA = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
] as const

/** The first digit has no bars: it decides which of the sets A and B the six digits on the left use. */
const leftSets = [
  'AAAAAA',
  'AABABB',
  'AABBAB',
  'AABBBA',
  'ABAABB',
  'ABBAAB',
  'ABBBAA',
  'ABABAB',
  'ABABBA',
  'ABBABA',
] as const

const [guard, middle] = ['101', '01010'] as const

export type Bar = {
  /** First module from the left, 0 to 94. */
  at: number
  /** Width in modules. */
  width: number
  /** Guard bars are longer than the others. */
  isGuard: boolean
}

/** Modules of a symbol without the light margins beside it. */
export const symbolWidth = 95

/**
 * The bars of an EAN-13.
 * @param ean 13 digits with the right check digit
 */
export function eanBars(ean: string): Bar[] {
  const digits = [...ean].map(Number)
  const [first = 0, ...others] = digits
  const sets = leftSets[first] ?? ''
  const left = others
    .slice(0, 6)
    .map((digit, index) => (sets[index] === 'B' ? mirrored(complement(digit)) : ofSetA(digit)))
  const right = others.slice(6).map(complement)
  const modules = [guard, ...left, middle, ...right, guard].join('')
  return [...modules.matchAll(/1+/g)].map(({ index, 0: run }) => ({
    at: index,
    width: run.length,
    isGuard: isGuard(index),
  }))
}

function ofSetA(digit: number): string {
  return setA[digit] ?? ''
}

function complement(digit: number): string {
  return [...ofSetA(digit)].map((module) => (module === '1' ? '0' : '1')).join('')
}

function mirrored(modules: string): string {
  return [...modules].toReversed().join('')
}

function isGuard(module: number): boolean {
  const half = guard.length + 6 * 7
  return (
    module < guard.length || module >= symbolWidth - guard.length || (module >= half && module < half + middle.length)
  )
}
