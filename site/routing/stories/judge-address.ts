import { featureProgramFolders } from '#site/features.ts'
import { isLocaleCode, type LocaleCode, localeCodes } from '../locales.ts'
import { marketFor, markets } from '../markets.ts'
import { localeOf } from '../match-path.ts'
import { segmentsOf } from '../path-pattern.ts'
import { routeTable } from '../route-table.ts'
import { pathForAddress } from './path-for-address.ts'
import { routeForStory } from './story-address.ts'
import { countryFolders, isCountryFolder, sharedFolder, splitAddress } from './story-folders.ts'

/**
 * Why a story cannot have an address: it is not written in small letters, digits and hyphens, or the site itself uses it, in a language
 * or in all of them.
 */
export type AddressProblem = { kind: 'form' | 'reserved' | 'taken'; locale?: LocaleCode | undefined }

/** First segments that the server, the framework or a proxy answers in every language; a test compares them with `proxy.ts`. */
export const ownSegments: readonly string[] = [
  'api',
  'app',
  'builds',
  'errors',
  'healthz',
  'login-error',
  'readyz',
  'sitemaps',
  sharedFolder,
  ...featureProgramFolders.map(({ folder }) => folder),
  ...localeCodes,
]

/** Content that the site reads at fixed addresses, beside the stories of its routes. */
const readAddresses: readonly string[] = [
  sharedFolder,
  ...countryFolders,
  '_config',
  '_config/site-settings',
  '_data',
  '_data/redirects',
]

/** Whether a text can be a part of an address: up to 80 small letters, digits and single hyphens. */
export function isSlug(text: string): boolean {
  return text.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}

/**
 * Judges the address of a story or folder, and its own slugs in other languages, by the routes alone.
 * @param slug the full one, in the default language
 * @param names the last segment by locale, where a language has its own
 */
export function judgeAddress(slug: string, names: Readonly<Record<string, string>> = {}): AddressProblem | undefined {
  const segments = slug.split('/')
  const misspelt = Object.keys(names).find((locale) => !isSlug(names[locale] ?? ''))
  // Folders of data, which no visitor sees, begin with an underscore.
  if (!isSlug(segments.at(-1)?.replace(/^_/, '') ?? '')) return { kind: 'form' }
  if (misspelt !== undefined) return { kind: 'form', locale: isLocaleCode(misspelt) ? misspelt : undefined }
  const inLocale = (locale: LocaleCode) => [...segments.slice(0, -1), names[locale] ?? segments.at(-1)].join('/')
  const reserved = localeCodes.find((locale) => isReserved({ address: slug, translated: inLocale(locale) }, locale))
  return reserved && { kind: 'reserved', locale: reserved }
}

function isReserved(story: { address: string; translated: string }, locale: LocaleCode): boolean {
  const found = routeForStory(story.address)
  const { folder } = splitAddress(story.address)
  if (!found || found.route.path[locale] === undefined || found.route.name === 'home') return false
  const market = found.country === undefined ? markets.base : marketFor(folder)
  if (market === undefined || !market.locales.some((one) => one === locale)) return false
  const path = pathForAddress(story, { market, locale })
  return path === undefined || ownSegments.includes(segmentsOf(localeOf(path, market).rest)[0] ?? '')
}

/**
 * Whether routes or settings of the site depend on the story or folder at an address: elsewhere, what they show has no page.
 * @param slug the full one, in the default language
 */
export function isNeededAddress(slug: string): boolean {
  const { folder, rest } = splitAddress(slug)
  const segments = segmentsOf(isCountryFolder(folder) && rest !== '' ? `${sharedFolder}/${rest}` : slug)
  if (readAddresses.includes(segments.join('/'))) return true
  return routeTable.some(({ story: { parts } }) => {
    return segments.length <= parts.length && segments.every((segment, at) => isFixed(parts[at], segment))
  })
}

function isFixed(part: (typeof routeTable)[number]['story']['parts'][number] | undefined, segment: string): boolean {
  if (part?.kind === 'literal') return part.word === segment
  if (part?.kind === 'prefixed') return segment.startsWith(part.word)
  return part?.kind === 'one of' && part.values.includes(segment)
}
