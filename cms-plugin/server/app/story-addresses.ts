import type { Story } from 'cms-plugin/reports/story-data.ts'

export type StoryAddress = { language: string; href: string }

/** Folders of countries with a site of their own; its host is named like the folder. */
const countries = ['italy', 'spain', 'france', 'germany']

/** Folders whose name is no part of an address. */
const unnamed = ['global', 'landings', ...countries]

/**
 * Where a story's page is, in each language in which it has a slug. Stories whose folder begins with `_` have no page.
 * @param siteUrl origin of the site whose host belongs to no market
 */
export function storyAddresses(story: Story, siteUrl: string): StoryAddress[] {
  const [folder = ''] = story.fullSlug.split('/')
  if (story.isFolder || folder.startsWith('_') || folder === '') return []
  const origin = originOf(folder, siteUrl)
  const languages = ['es', ...story.slugs.keys()]
  return languages.map((language) => {
    const path = withOwnSlug(story, language)
      .split('/')
      .slice(unnamed.includes(folder) ? 1 : 0)
      .join('/')
    const prefix = language === 'es' || countries.includes(folder) ? '' : `/${language}`
    return { language, href: `${origin}${prefix}/${isHome(story) ? '' : path}` }
  })
}

function isHome({ fullSlug }: Story): boolean {
  return /^[^/]+(\/home)?$/.test(fullSlug) && fullSlug !== 'home'
}

function originOf(folder: string, siteUrl: string): string {
  if (!countries.includes(folder)) return siteUrl
  const site = new URL(siteUrl)
  return `${site.protocol}//${folder}.${site.host}`
}

/** The service answers requests for either form of the folders above and leads on to the story's own. */
function withOwnSlug({ fullSlug, slugs }: Story, language: string): string {
  const own = slugs.get(language)
  return own === undefined ? fullSlug : [...fullSlug.split('/').slice(0, -1), own].join('/')
}
