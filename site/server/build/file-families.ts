/** A module of a script: its number, which the bundler makes of its path, before its function. */
const moduleStart = /[,}](\d{3,}),(?=(?:\d{3,},)*(?:async)?(?:[\w$]+=>|\([\w$,]*\)=>|function\b))/g

/** A class: the bundler makes the first part of its name of the path of its style sheet. */
const className = /\.([\w-]{6})_\w/g

/** A file as the bundler names it. */
const bundled = /^[\w-]+\.(?:js|css)$/

/**
 * A name that a file of the bundler has in common with its next version, whose content is another: that of its largest module or style
 * sheet. Files of one build that are in one family are much alike.
 * @returns undefined for a file that is not named by the bundler, or has its family already
 */
export function familyOf(name: string, text: string): string | undefined {
  if (!bundled.test(name)) return undefined
  return largestPart(text, name.endsWith('.css') ? className : moduleStart) ?? 'base'
}

/** The file's name with its family, from which the server tells which earlier file it replaces (`page-cache/dictionaries`). */
export function nameInFamily(name: string, family: string): string {
  return name.replace(/\.(js|css)$/, `.${family}.$1`)
}

/** @param names new names by old ones; an old name is unique to its file, wherever it stands */
export function withNames(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(/[\w-]+\.(?:js|css)\b/g, (name) => names.get(name) ?? name)
}

/** Each part reaches to the beginning of the next; parts of one name are one. */
function largestPart(text: string, beginning: RegExp): string | undefined {
  const sizes = new Map<string, number>()
  const starts = [...text.matchAll(beginning)]
  for (const [turn, { 1: name = '', index }] of starts.entries()) {
    sizes.set(name, (sizes.get(name) ?? 0) + (starts[turn + 1]?.index ?? text.length) - index)
  }
  return [...sizes].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}
