import { searchCharacters } from 'component-schemas/seo.ts'
import { isCountryFolder, sharedFolder } from 'site/routing/stories/story-folders.ts'
import { isLanding, landingParts } from '../content/landing-parts.ts'
import { isRoutable, marketOf, type Story } from '../content/story-data.ts'
import type { Blocks, FieldLocation } from '../content/walk-content.ts'
import type { DelayedHint, FindingLocation, Hint } from '../finding.ts'
import { locationOf, type Scene, versionsOf } from '../scene.ts'
import { effectiveText, hasPage, isHidden, type PageText, sourcesOf, wordsIn } from './page-texts.ts'

const kinds = ['title', 'description'] as const

const codes = {
  title: { missing: 'missing-title', duplicate: 'duplicate-title', long: 'long-title' },
  description: { missing: 'missing-description', duplicate: 'duplicate-description', long: 'long-description' },
} as const satisfies Record<PageText, object>

/** A text as it is written in a language; undefined is the default one. */
type WrittenText = { words: string; fieldLocation: FieldLocation; language?: string | undefined }

type Text = { kind: PageText; words: string; seen: DelayedHint[] }

/** The fields of a landing that search engines show, first one first. */
const steps = { title: ['.seo.title', '.title'], description: ['.seo.description'] } as const satisfies Record<
  PageText,
  readonly string[]
>

type LandingWords = {
  isHidden: boolean
  /** The text that counts and its place; for a missing one, the place to write it at. */
  texts: Readonly<Record<PageText, { words: string; step: string }>>
}

/** The texts of a landing of one language for search engines; undefined for a value that is no landing. */
function landingWords(value: unknown): LandingWords | undefined {
  const parts = new Map(landingParts(value).map((part) => [part.step, part.value]))
  if (parts.size === 0) return undefined
  const textOf = (kind: PageText) => {
    const filled = steps[kind].find((step) => wordsIn(parts.get(step)) !== '')
    return { words: wordsIn(parts.get(filled ?? '')), step: filled ?? steps[kind][0] }
  }
  return {
    isHidden: parts.get('.seo.noindex') === true,
    texts: { title: textOf('title'), description: textOf('description') },
  }
}

/**
 * Titles and descriptions of pages and landings: missing, or the same twice in one market and language. A text counts for a
 * language when it is written in it. Pages hidden from search engines only need a title.
 */
export function startPageTextReport(blocks: Blocks) {
  const texts = new Map<string, Text>()
  const store = (kind: PageText, scene: Scene, found: WrittenText) => {
    const { story } = scene
    const { words, fieldLocation, language } = found
    const key = JSON.stringify([kind, language, folderOf(story), words.toLowerCase()])
    const text = texts.get(key) ?? { kind, words, seen: [] }
    text.seen.push({
      story: { id: story.id, fullSlug: story.fullSlug },
      hint: { code: codes[kind].duplicate, location: locationOf(fieldLocation, language) },
    })
    texts.set(key, text)
  }
  // A landing is one value in each language, and its empty parts are not taken from another one.
  const checkLanding = (scene: Scene, fieldLocation: FieldLocation) =>
    versionsOf(fieldLocation, scene.languages).flatMap(({ language, value }) => {
      const landing = landingWords(value)
      if (!landing) return []
      return kinds.flatMap((kind): Hint[] => {
        const { words, step } = landing.texts[kind]
        const location = { ...fieldLocation, path: `${fieldLocation.path}${step}` }
        const isNeeded = kind === 'title' || !landing.isHidden
        if (words === '') return isNeeded ? [missing(kind, locationOf(location, language))] : []
        if (landing.isHidden) return []
        store(kind, scene, { words, fieldLocation: location, language })
        return longOf(kind, { words, fieldLocation: location, language })
      })
    })
  return {
    /** Missing and long titles and descriptions of a story; keeps its texts, nothing else, to compare them with others. */
    check(scene: Scene, fields: readonly FieldLocation[]): Hint[] {
      if (!isRoutable(scene.story)) return []
      const landing = fields.find(({ field }) => isLanding(field))
      if (landing) return checkLanding(scene, landing)
      if (!hasPage(scene.story.content, blocks)) return []
      const byPath = new Map(fields.map((fieldLocation) => [fieldLocation.path, fieldLocation]))
      const isHiddenPage = isHidden(fields)
      return kinds.flatMap((kind) => {
        const sources = sourcesOf(kind, scene.story.content, blocks)
        const long = (isHiddenPage ? [] : [undefined, ...scene.languages]).flatMap((language) => {
          const text = effectiveText(sources, byPath, language)
          if (!text?.isOwn) return []
          store(kind, scene, { ...text, language })
          return longOf(kind, { ...text, language })
        })
        const isNeeded = kind === 'title' || !isHiddenPage
        return isNeeded && !effectiveText(sources, byPath, undefined)
          ? [missing(kind, { path: sources[0] ?? kind, field: kind })]
          : long
      })
    },
    /** Titles and descriptions that two pages have; called once, after the last story. */
    finish: (): DelayedHint[] => [...texts.values()].flatMap(repeated),
  }
}

function missing(kind: PageText, location: FindingLocation): Hint {
  return {
    code: codes[kind].missing,
    location,
    details: { field: { phrase: kind === 'title' ? 'seoTitle' : 'seoDescription', values: {} } },
  }
}

function longOf(kind: PageText, { words, fieldLocation, language }: WrittenText): Hint[] {
  if (words.length <= searchCharacters[kind]) return []
  const details = {
    field: fieldLocation.field.wire.display_name,
    value: `${words.length} > ${searchCharacters[kind]}`,
  }
  return [{ code: codes[kind].long, location: locationOf(fieldLocation, language), details }]
}

/** Pages of one folder meet on one website; those of no country, such as landings, meet those that all markets share. */
function folderOf(story: Story): string {
  const market = marketOf(story)
  return isCountryFolder(market) ? market : sharedFolder
}

/** Each story of a group names another one of it. */
function repeated({ words, seen }: Text): DelayedHint[] {
  if (seen.length < 2) return []
  return seen.map(({ story, hint }, index) => {
    const other = seen[index === 0 ? 1 : 0]
    const details = { value: words, target: other?.story?.fullSlug ?? '' }
    return { story, hint: { ...hint, details } }
  })
}
