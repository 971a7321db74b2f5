import { digitLike, latinLooks } from './look-alikes.ts'

const separators = /[^\p{L}\p{N}]+/gu
const groups = /\p{L}+|\p{N}+/gu

/** A part number without case, separators and letters of other scripts: `NOR-1R.P`, `nor 1r p` and `ＮОR1R.Р` are all `nor1rp`. */
export function compactCode(code: string): string {
  return latinLooks(code).toLowerCase().replace(separators, '')
}

/** The same for codes whose letters and digits look alike: `N0R-1R` and `NOR-IR` have the skeleton of `NOR-1R` (as UTS 39 calls it). */
export function codeSkeleton(code: string): string {
  return compactCode(code).replace(/[a-z]/g, digitLike)
}

/**
 * Every way in which a part number is typed: as printed, without separators, with its parts apart, with letters and
 * digits apart, and its bases, which are the same number without its last parts.
 * @returns the number as printed first, its bases last, none twice
 */
export function codeForms(code: string): string[] {
  const printed = code.trim()
  const parts = printed.split(separators).filter((part) => part !== '')
  const bases = parts.slice(1, -1).map((_, index) => parts.slice(0, parts.length - 1 - index))
  const ways = [parts, ...bases].flatMap((some) => [some.join(''), some.join(' '), apart(some)])
  return [...new Set([printed, ...ways])].filter((form) => form !== '')
}

function apart(parts: readonly string[]): string {
  return parts.flatMap((part) => part.match(groups) ?? []).join(' ')
}
