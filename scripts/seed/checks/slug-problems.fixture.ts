import { isSlug } from 'site/routing/stories/judge-address.ts'
import { isInLanguage } from '../compile/languages-of-story.ts'
import { type SourceFolder, sourceFolders } from '../compile/source-folders.ts'
import { fullSlugOf, type SourceStory } from '../compile/source-story.ts'
import type { TranslatedLocale } from '../compile/space-locales.ts'
import type { ContentProblem } from './content-problem.fixture.ts'

/** Slugs that are not short ASCII words with hyphens, or that two stories or folders of a folder share in one language. */
export function slugProblems(stories: readonly SourceStory[], locales: readonly TranslatedLocale[]): ContentProblem[] {
  return (['es', ...locales] as const).flatMap((locale) => {
    const present = stories.filter((story) => locale === 'es' || isInLanguage(story, locale))
    const addresses = present.map((story) => fullSlugOf({ ...story, slug: story.slugs[locale] ?? story.slug }))
    const folders = new Set(sourceFolders.map((folder) => addressOf(folder, locale)))
    return present.flatMap((story, index) => {
      const slug = story.slugs[locale] ?? story.slug
      const isShort = isSlug(slug)
      const address = addresses[index] ?? ''
      const isFree = addresses.indexOf(address) === index && !folders.has(address)
      return [
        ...(isShort ? [] : [{ at: story.file, message: `the ${locale} slug ${slug} is not a short ASCII slug` }]),
        ...(isFree ? [] : [{ at: story.file, message: `the ${locale} slug ${slug} is taken` }]),
      ]
    })
  })
}

/** A folder's address with its last slug in a language; the folders above it keep their Spanish one, as for stories. */
function addressOf({ path, slugs }: SourceFolder, locale: TranslatedLocale | 'es'): string {
  const steps = path.split('/')
  return [...steps.slice(0, -1), slugs[locale] ?? steps.at(-1)].join('/')
}
