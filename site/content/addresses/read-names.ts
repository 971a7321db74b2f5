import { trimmed } from '#site/routing/stories/story-location.ts'
import 'server-only'
import { type LocaleCode, localeCodes } from '#site/routing/locales.ts'
import { routeForStory } from '#site/routing/stories/story-address.ts'
import { addressOf, isTranslated, type StoryLocation } from '#site/routing/stories/story-location.ts'
import { besidePages } from '#site/server/page-cache/render/render-record.ts'
import { whenIdle } from '../client/idle-work.ts'
import { requestUncached } from '../client/read-response.ts'
import { storiesResponse } from '../delivery/wire-story.ts'
import { longFields } from '../stories/long-fields.ts'
import { type CachedNames, cachedNames, noteChange } from './cached-names.ts'
import { type Names, nameSet } from './name-set.ts'
import { type AddressPage, readAddressesOnce } from './read-addresses.ts'

/** @param lang of a translated address; the default one is found in every language */
export function nameOf(address: string, lang = ''): string {
  return `${lang} ${address}`
}

/** Every name at which the service finds a story. */
export function namesOf(story: StoryLocation): string[] {
  const translated = (story.translated_slugs ?? []).filter(({ published }) => published !== false)
  return [nameOf(addressOf(story)), ...translated.map(({ lang, path }) => nameOf(trimmed(path), lang))]
}

/**
 * Reads a long list for the first time, in the background: a page must not wait for hundreds of responses, or behind them.
 * @param first page of the list
 */
export function startNames(folder: string, first: AddressPage): void {
  if (cachedNames().has(folder)) return
  const cached: CachedNames = { changed: new Map(), languages: [] }
  cachedNames().set(folder, cached)
  cached.inFlight = besidePages(() => readAll(folder, { first, cached })).then((names) => {
    cached.names = names
    cached.inFlight = undefined
    return names
  })
  cached.inFlight.catch(() => {
    // The next caller starts again.
    if (cachedNames().get(folder) === cached) cachedNames().delete(folder)
  })
}

async function readAll(folder: string, { first, cached }: { first: AddressPage; cached: CachedNames }): Promise<Names> {
  const set = nameSet()
  const add = ({ addresses }: AddressPage) => {
    for (const one of addresses) for (const name of namesOf(one)) set.add(name)
    cached.languages.push(languagesOf(addresses))
  }
  add(first)
  for (let page = 2; (page - 1) * first.perPage < first.total; page += 1) {
    add(await whenIdle(() => readAddressesOnce(folder, page)))
  }
  return set.compacted()
}

/** The languages that some of these stories have a public page in. */
function languagesOf(stories: readonly StoryLocation[]): Set<LocaleCode> {
  const isIn = (locale: LocaleCode) => (story: StoryLocation) =>
    isTranslated(story, locale) && routeForStory(addressOf(story))?.route.access === 'public'
  return new Set(localeCodes.filter((locale) => stories.some(isIn(locale))))
}

/**
 * The names, updated with every received change; undefined while the list is read completely.
 * @throws CatalogueError content-unavailable
 */
export async function currentNames(folder: string, cached: CachedNames): Promise<Names | undefined> {
  const { names } = cached
  if (!names) return undefined
  if (cached.changed.size === 0 && !cached.inFlight) return names
  cached.inFlight ??= besidePages(() => addChanged(folder, { names, cached })).finally(() => {
    cached.inFlight = undefined
  })
  await cached.inFlight
  return cachedNames().get(folder) === cached ? names : undefined
}

/** Stories of one response (Storyblok docs, pagination). */
const perRequest = 100

async function addChanged(folder: string, { names, cached }: { names: Names; cached: CachedNames }): Promise<Names> {
  while (cached.changed.size > 0) {
    const batch = [...cached.changed].slice(0, perRequest)
    const ids = batch.map(([id]) => id)
    for (const id of ids) cached.changed.delete(id)
    const stories = await readById(folder, ids).catch((error: unknown) => {
      for (const [id, isStory] of batch) noteChange(cached, id, isStory)
      throw error
    })
    for (const story of stories) for (const name of namesOf(story)) names.add(name)
    // The newest stories are on the first page of the list.
    for (const locale of languagesOf(stories)) cached.languages[0]?.add(locale)
    const found = new Set(stories.map(({ id }) => id))
    // A folder that was moved took the addresses of all below it along.
    if (batch.some(([id, isStory]) => !isStory && !found.has(id))) cachedNames().delete(folder)
  }
  return names
}

async function readById(folder: string, ids: readonly number[]) {
  const response = await requestUncached({
    path: 'cdn/stories',
    params: {
      version: 'published',
      starts_with: `${folder}/`,
      by_ids: ids.join(','),
      per_page: perRequest,
      excluding_fields: longFields.join(','),
    },
    parse: (body) => storiesResponse.parse(body),
    tagsOf: () => [],
    storiesOf: ({ stories }) => stories,
  })
  return response?.body.stories ?? []
}
