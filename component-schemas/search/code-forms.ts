const separators = /[^\p{L}\p{N}]+/gu
const groups = /\p{L}+|\p{N}+/gu

/** A part number without case and separators: `NOR-1R.P` and `nor 1r p` are both `nor1rp`. */
export function compactCode(code: string): string {
  return code.normalize('NFC').toLowerCase().replace(separators, '')
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
