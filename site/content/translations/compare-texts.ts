import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { type LocaleCode, localeCodes, sourceLocale } from '#site/routing/locales.ts'
import { isMisplaced, isNamedIn, isTranslated, type StoryLocation } from '#site/routing/stories/story-location.ts'
import { announceChange } from '#site/server/page-cache/instances/change-feed.ts'
import { besidePages } from '#site/server/page-cache/render/render-record.ts'
import { sharedPageCache } from '#site/server/page-cache/shared-page-cache.ts'
import { runtimePart } from '#site/server/runtime.ts'
import { inBackground } from '#site/server/upstream/priority.ts'
import { anyTranslationTag, translationTag } from '../changes/cache-tags.ts'
import { whenIdle } from '../client/idle-work.ts'
import { requestUncached } from '../client/read-response.ts'
import { languageOf, languageParams } from '../delivery/content-language.ts'
import { storiesResponse, type WireStory } from '../delivery/wire-story.ts'
import { knownTranslations, translatedAction } from './known-translations.ts'
import { translatedLocales } from './translated-locales.ts'

type Located = StoryLocation & { id: number }

type Queue = {
  /** Stories whose texts will be compared, with the locales that pages were rendered with meanwhile, once for each render. */
  waiting: Map<number, readonly ReadonlySet<LocaleCode>[]>
  isStarted: boolean
  /** Settles with the last batch; batches run one after the other. */
  last: Promise<unknown>
  startedAt: number
}

const queue = runtimePart(
  'texts-to-compare',
  (): Queue => ({
    waiting: new Map(),
    isStarted: false,
    last: Promise.resolve(),
    startedAt: Number.NEGATIVE_INFINITY,
  }),
)

/** Stories of one response (Storyblok docs, pagination). */
const perRequest = 100

/** Pages that are rendered within this time share the nine requests of a batch, and are rendered before it. */
const gatherMs = 2000

/** A batch costs a request a language: one batch in ten seconds leaves four fifths of five requests a second to pages. */
const batchEveryMs = 10_000

/** A search engine that requests the sitemap waits this long for the comparison, which continues after it. */
const waitAtMostMs = 5000

/**
 * Compares the texts of a story in all languages after the current render, in the background. A page that was rendered with other
 * locales than the result is invalidated.
 */
export function compareTextsLater(story: Located): void {
  addToQueue(story)
  const { startedAt } = queue()
  startQueue(Math.max(gatherMs, startedAt + batchEveryMs - performance.now()))
}

/** The same at once. Settles when all are compared, when a request failed, or after five seconds. */
export async function compareTexts(stories: readonly Located[]): Promise<void> {
  const unknown = stories.filter(({ id }) => !knownTranslations().isCurrent(id))
  if (unknown.length === 0) return
  for (const story of unknown) addToQueue(story)
  const compared = besidePages(async () => {
    do await startBatch()
    while (queue().waiting.size > 0)
  }).catch(() => undefined)
  await Promise.race([compared, pause(waitAtMostMs, undefined, { ref: false })])
}

function addToQueue(story: Located): void {
  const { waiting } = queue()
  const assumed = new Set(localeCodes.filter((locale) => isTranslated(story, locale)))
  const before = waiting.get(story.id) ?? []
  if (!before.some((one) => isSameSet(one, assumed))) waiting.set(story.id, [...before, assumed])
}

function startQueue(delayMs: number): void {
  const held = queue()
  if (held.isStarted) return
  held.isStarted = true
  besidePages(() => inBackground(() => pause(delayMs, undefined, { ref: false }).then(startBatch)))
    // The stories of a failed batch are compared when a page needs them again.
    .catch(() => undefined)
    .finally(() => {
      held.isStarted = false
      if (held.waiting.size > 0) startQueue(batchEveryMs)
    })
}

async function startBatch(): Promise<void> {
  const batch = queue().last.then(compareBatch)
  queue().last = batch.catch(() => undefined)
  await batch
}

/** @throws CatalogueError content-unavailable */
async function compareBatch(): Promise<void> {
  const { waiting } = queue()
  queue().startedAt = performance.now()
  const batch = [...waiting].slice(0, perRequest)
  const ids = batch.map(([id]) => id)
  if (ids.length === 0) return
  for (const id of ids) waiting.delete(id)
  knownTranslations().startComparison(ids)
  const read = await readAll(ids)
  for (const [id, assumed] of batch) {
    const one = read.get(id)
    if (one) noteLocales(one.story, assumed, translatedLocales(one.story, one.contents))
  }
}

type ReadStory = { story: WireStory; contents: Map<LocaleCode, unknown> }

async function readAll(ids: readonly number[]): Promise<Map<number, ReadStory>> {
  const read = new Map<number, ReadStory>()
  for (const locale of localeCodes) {
    for (const story of await whenIdle(() => readIn(locale, ids))) {
      const one = read.get(story.id) ?? { story, contents: new Map() }
      one.contents.set(locale, story.content)
      read.set(story.id, one)
    }
  }
  return read
}

async function readIn(locale: LocaleCode, ids: readonly number[]): Promise<readonly WireStory[]> {
  const response = await requestUncached({
    path: 'cdn/stories',
    params: {
      version: 'published',
      by_ids: ids.join(','),
      per_page: perRequest,
      ...languageParams(languageOf(locale)),
    },
    parse: (body) => storiesResponse.parse(body),
    tagsOf: () => [],
  })
  return response?.body.stories ?? []
}

function noteLocales(
  story: Located,
  assumed: readonly ReadonlySet<LocaleCode>[],
  locales: ReadonlySet<LocaleCode>,
): void {
  const { id } = story
  if (!knownTranslations().endComparison(id, locales)) return
  knownTranslations().noteUnnamed([...locales].filter((locale) => locale !== sourceLocale && !isNamedIn(story, locale)))
  if (!noteMisplaced(story) && assumed.every((one) => isSameSet(one, locales))) return
  const tags = [translationTag(id), anyTranslationTag]
  void announceChange({ tags, change: { action: translatedAction, story_id: id } })
  sharedPageCache()?.invalidate(tags)
}

/** @returns whether the story got or lost its page with the last change */
function noteMisplaced(story: Located): boolean {
  const { withoutPage } = knownTranslations()
  if (isMisplaced(story) === withoutPage.has(story.id)) return false
  if (!withoutPage.delete(story.id)) withoutPage.add(story.id)
  return true
}

function isSameSet(left: ReadonlySet<LocaleCode>, right: ReadonlySet<LocaleCode>): boolean {
  return left.size === right.size && [...left].every((locale) => right.has(locale))
}
