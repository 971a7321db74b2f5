import { isInLanguage } from '../compile/languages-of-story.ts'
import { fullSlugOf, type SourceStory } from '../compile/source-story.ts'
import type { TranslatedLocale } from '../compile/translations.ts'
import type { ContentProblem } from './content-problem.ts'

/** Slugs that are not short ASCII words with hyphens, or that two stories of a folder share in one language. */
export function slugProblems(stories: readonly SourceStory[], locales: readonly TranslatedLocale[]): ContentProblem[] {
  return (['es', ...locales] as const).flatMap((locale) => {
    const present = stories.filter((story) => locale === 'es' || isInLanguage(story, locale))
    const addresses = present.map((story) => fullSlugOf({ ...story, slug: story.slugs[locale] ?? story.slug }))
    return present.flatMap((story, index) => {
      const slug = story.slugs[locale] ?? story.slug
      const isShort = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 80
      const isFree = addresses.indexOf(addresses[index] ?? '') === index
      return [
        ...(isShort ? [] : [{ at: story.file, message: `the ${locale} slug ${slug} is not a short ASCII slug` }]),
        ...(isFree ? [] : [{ at: story.file, message: `the ${locale} slug ${slug} is taken` }]),
      ]
    })
  })
}
