import 'server-only'
import { fallbackLocales, type LocaleCode, localeCodes, sourceLocale } from '#site/routing/locales.ts'
import { addressOf, isNamedIn, isTranslated, type StoryLocation } from '#site/routing/stories/story-location.ts'
import { isCatalogueError } from '#site/server/errors.ts'
import { dependOn } from '#site/server/page-cache/render/render-record.ts'
import { translationTag } from '../changes/cache-tags.ts'
import { isReadingDrafts, previewedChanges } from '../client/draft-reading.ts'
import { languageOf } from '../delivery/content-language.ts'
import type { WireStory } from '../delivery/wire-story.ts'
import { getDraftStory } from '../stories/get-draft-story.ts'
import { getStoryAt } from '../stories/get-story.ts'
import { compareTextsLater } from './compare-texts.ts'
import { knownTranslations } from './known-translations.ts'
import { type ContentByLocale, isTextTranslated, translatedLocales } from './translated-locales.ts'

/**
 * A story with the locales into which it is translated, as far as its texts were compared; otherwise its names and slugs decide until
 * the comparison in the background invalidates the page.
 */
export function withTranslations<Located extends StoryLocation & { id: number }>(story: Located): Located {
  dependOn([translationTag(story.id)])
  return knownOrCompared(story)
}

/** The same for a list that depends on all translations. */
export function knownOrCompared<Located extends StoryLocation & { id: number }>(story: Located): Located {
  const translatedInto = knownTranslations().get(story.id)
  const known = translatedInto ? { ...story, translatedInto } : story
  if (!knownTranslations().isCurrent(story.id)) compareTextsLater(known)
  return known
}

/**
 * The same for the story of a page, whose own language must be right in the first response after a publish. A story that changed, or has
 * no name in the language, costs two requests, which the pages of the same story in Spanish and English share.
 * @param story in the language of the locale
 */
export async function withOwnLanguage(story: WireStory, locale: LocaleCode): Promise<WireStory> {
  if (story.translatedInto) return story
  if (isReadingDrafts()) return await comparedHere(story, locale)
  const known = withTranslations(story)
  if (locale === sourceLocale || knownTranslations().isCurrent(story.id)) return known
  // After a start a name answers without a request; the comparison in the background corrects it.
  const isLikely = isNamedIn(story, locale) && !knownTranslations().hasChanged(story.id)
  return isLikely ? known : await comparedHere(known, locale)
}

async function comparedHere(story: WireStory, locale: LocaleCode): Promise<WireStory> {
  const changes = await previewedChanges()
  // Nothing has compared yet what is only planned; what is published may be known.
  const contents = await readContents(story, locale, changes?.has(story.id) ? localeCodes : fallbackLocales)
  if (!contents) return story
  const known = changes && !isDraft(story) ? knownTranslations().get(story.id) : undefined
  const isIn = (one: LocaleCode) =>
    contents.has(one) ? isTextTranslated(story, one, contents) : (known?.has(one) ?? isTranslated(story, one))
  return { ...story, translatedInto: new Set(localeCodes.filter(isIn)) }
}

/**
 * A draft with every language that is translated in it or was published; inside of `readingDrafts`.
 * @throws CatalogueError content-unavailable
 */
export async function withDraftLanguages(draft: WireStory): Promise<WireStory> {
  const contents = await Promise.all(
    localeCodes.map(async (locale) => [locale, (await getDraftStory(draft.id, locale))?.content] as const),
  )
  const drafted = translatedLocales(draft, new Map(contents))
  return { ...draft, translatedInto: new Set([...drafted, ...(knownTranslations().get(draft.id) ?? [])]) }
}

/** @returns undefined when the service fails: a page that could be rendered is rendered */
async function readContents(
  story: WireStory,
  locale: LocaleCode,
  compared: readonly LocaleCode[],
): Promise<ContentByLocale | undefined> {
  const others = compared.filter((one) => one !== locale)
  try {
    const read = await Promise.all(others.map((one) => readIn(story, one)))
    return new Map([[locale, story.content], ...others.map((one, at) => [one, read[at]?.content] as const)])
  } catch (error) {
    if (isCatalogueError(error, 'content-unavailable')) return undefined
    throw error
  }
}

/** A draft may have no address yet. The text that visitors will see is compared with the future ones in other languages. */
async function readIn(story: WireStory, locale: LocaleCode): Promise<WireStory | undefined> {
  const changes = await previewedChanges()
  const isPlanned =
    changes && (!isDraft(story) || (changes.has(story.id) && !changes.isGone(story.id, languageOf(locale))))
  return isReadingDrafts() && !isPlanned
    ? await getDraftStory(story.id, locale)
    : await getStoryAt(addressOf(story), languageOf(locale))
}

/** The service marks drafts for the visual editor. */
function isDraft({ content }: WireStory): boolean {
  return '_editable' in content
}
