import type { Hint, LateHint } from './finding.ts'
import { effectiveText, hasPage, isHidden, type PageText, sourcesOf } from './page-texts.ts'
import { placeOf, type Scene } from './scene.ts'
import { isRoutable, marketOf } from './story-data.ts'
import type { Blocks, FieldVisit } from './walk-content.ts'

const kinds = ['title', 'description'] as const

const codes = {
  title: { missing: 'missing-title', duplicate: 'duplicate-title' },
  description: { missing: 'missing-description', duplicate: 'duplicate-description' },
} as const satisfies Record<PageText, object>

export type PageTextReport = {
  /** Missing titles and descriptions of a story; keeps its texts, nothing else, to compare them with others. */
  check: (scene: Scene, fields: readonly FieldVisit[]) => Hint[]
  /** Titles and descriptions that two pages have; asked once, after the last story. */
  finish: () => LateHint[]
}

type Text = { kind: PageText; words: string; seen: LateHint[] }

/**
 * Titles and descriptions of pages: missing, or the same twice in one market and language. A text counts for a language
 * when it is written in it. Pages hidden from search engines only need a title.
 */
export function startPageTextReport(blocks: Blocks): PageTextReport {
  const texts = new Map<string, Text>()
  const keep = (
    kind: PageText,
    scene: Scene,
    found: { words: string; visit: FieldVisit; language?: string | undefined },
  ) => {
    const { story } = scene
    const { words, visit, language } = found
    const key = JSON.stringify([kind, language, marketOf(story), words.toLowerCase()])
    const text = texts.get(key) ?? { kind, words, seen: [] }
    text.seen.push({
      story: { id: story.id, fullSlug: story.fullSlug },
      hint: { code: codes[kind].duplicate, place: placeOf(visit, language) },
    })
    texts.set(key, text)
  }
  return {
    check(scene, fields) {
      if (!isRoutable(scene.story) || !hasPage(scene.story.content, blocks)) return []
      const byPath = new Map(fields.map((visit) => [visit.path, visit]))
      const isHiddenPage = isHidden(fields)
      return kinds.flatMap((kind) => {
        const sources = sourcesOf(kind, scene.story.content, blocks)
        for (const language of isHiddenPage ? [] : [undefined, ...scene.languages]) {
          const text = effectiveText(sources, byPath, language)
          if (text?.isOwn) keep(kind, scene, { ...text, language })
        }
        const isNeeded = kind === 'title' || !isHiddenPage
        return isNeeded && !effectiveText(sources, byPath, undefined) ? [missing(kind, sources[0] ?? kind)] : []
      })
    },
    finish: () => [...texts.values()].flatMap(repeated),
  }
}

function missing(kind: PageText, path: string): Hint {
  return {
    code: codes[kind].missing,
    place: { path, field: kind },
    facts: { field: { phrase: kind === 'title' ? 'seoTitle' : 'seoDescription', values: {} } },
  }
}

/** Each story of a group names another one of it. */
function repeated({ words, seen }: Text): LateHint[] {
  if (seen.length < 2) return []
  return seen.map(({ story, hint }, index) => {
    const other = seen[index === 0 ? 1 : 0]
    const facts = { value: words, target: other?.story?.fullSlug ?? '' }
    return { story, hint: { ...hint, facts } }
  })
}
