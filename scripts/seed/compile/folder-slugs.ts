import { type LocaleCode, localeCodes, sourceLocale } from 'site/routing/locales.ts'
import { fillPattern, matchSegments, type PathPattern, segmentsOf } from 'site/routing/path-pattern.ts'
import type { Route } from 'site/routing/route.ts'

/**
 * The last slug of a folder in every language but the source, as the route table has it.
 * @param path in the source language, below the folder of a market: `sobre-nosotros/nuestra-compania`
 * @returns none where no address of the site leads through the folder: the feature that shows its stories may be left out
 */
export function folderSlugs(path: string, routes: readonly Route[]): Record<string, string> {
  const steps = segmentsOf(path)
  const passing = routes.find((route) => paramsThrough(route.path[sourceLocale], steps) !== undefined)
  if (!passing) return {}
  const params = paramsThrough(passing.path[sourceLocale], steps) ?? {}
  const slugs = localeCodes.map((locale): [LocaleCode, string] => {
    const own = beginningOf(passing.path[locale], steps.length)
    return [locale, own ? (segmentsOf(fillPattern(own, params)).at(-1) ?? '') : '']
  })
  return Object.fromEntries(slugs.filter(([locale, slug]) => locale !== sourceLocale && slug !== ''))
}

/** Parameters of an address that starts with these segments, all of which are fixed segments of the route table. */
function paramsThrough(pattern: PathPattern | undefined, steps: readonly string[]) {
  const own = beginningOf(pattern, steps.length)
  return own?.parts.every(({ kind }) => kind === 'literal' || kind === 'prefixed')
    ? matchSegments(own.parts, steps)
    : undefined
}

function beginningOf(pattern: PathPattern | undefined, length: number): PathPattern | undefined {
  if (!pattern || pattern.parts.length < length) return undefined
  return { text: pattern.text, parts: pattern.parts.slice(0, length) }
}
