import { type PageText, wordsIn } from '../checks/page-texts.ts'
import { landingParts } from './landing-parts.ts'

/** The fields of a landing that search engines show, first one first. */
const steps = { title: ['.seo.title', '.title'], description: ['.seo.description'] } as const satisfies Record<
  PageText,
  readonly string[]
>

export type LandingWords = {
  isHidden: boolean
  /** The text that counts and its place; for a missing one, the place to write it at. */
  texts: Readonly<Record<PageText, { words: string; step: string }>>
}

/** The texts of a landing of one language for search engines; undefined for a value that is no landing. */
export function landingWords(value: unknown): LandingWords | undefined {
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
