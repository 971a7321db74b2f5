import { tradeDocument } from 'component-schemas/content-types/trade-document/schema.ts'
import { tradeGallery } from 'component-schemas/content-types/trade-gallery/schema.ts'
import { downloadPath } from 'site/extranet/downloads/download-path.ts'
import { itemOfFile, itemOfPhoto } from 'site/extranet/downloads/items-of-story.ts'
import { localeCodes } from 'site/routing/locales.ts'
import { markets } from 'site/routing/markets.ts'
import { pathForStory } from 'site/routing/stories/story-location.ts'
import StoryblokClient, { type ISbStoryData } from 'storyblok-js-client'
import { testContentUrl } from '../test-system.ts'

/** A story behind the login: the path of its page, its readers and its files. */
export type ClosedStory = {
  path: string
  /** The path in the other eight languages. */
  translations: readonly string[]
  /** Groups that may read it; an empty list admits every customer. */
  groups: readonly string[]
  markets: readonly string[]
  /** Addresses of its files on the site. */
  files: readonly string[]
  /** Addresses of its files on the content service. */
  originals: readonly string[]
  /** Texts that appear in no other story. */
  words: readonly string[]
}

/** Every story of the extranet of the system under test, in Spanish. */
export async function closedStories(): Promise<ClosedStory[]> {
  const client = new StoryblokClient({ accessToken: 'local-public', endpoint: `${testContentUrl}/v2`, rateLimit: 100 })
  const stories: ISbStoryData[] = await client.getAll('cdn/stories', { starts_with: 'global/extranet/', per_page: 100 })
  return stories.map(toClosedStory)
}

const others = localeCodes.filter((locale) => locale !== 'es')

function toClosedStory(story: ISbStoryData): ClosedStory {
  const { full_slug, content } = story
  const address = full_slug.replace(/\/$/, '')
  const [access] = (content['access'] ?? []) as { groups?: string[]; markets?: string[] }[]
  const files = filesOf(content)
  return {
    path: address.replace(/^global/, ''),
    translations: others.map((locale) => pathForStory(story, { market: markets.base, locale }) ?? ''),
    groups: access?.groups ?? [],
    markets: access?.markets ?? [],
    files: files.map(({ item }) => downloadPath({ address, item })),
    originals: files.map(({ src }) => src),
    words: [content['teaser'], content['note']].filter(
      (text): text is string => typeof text === 'string' && text !== '',
    ),
  }
}

function filesOf(content: unknown): { item: string; src: string }[] {
  const document = tradeDocument.content.safeParse(content)
  if (document.success) return document.data.files.map((file) => ({ item: itemOfFile(file), src: file.file.src }))
  const gallery = tradeGallery.content.safeParse(content)
  if (!gallery.success) return []
  return gallery.data.photos.flatMap((photo) =>
    (['web', 'print'] as const).flatMap((rendition) => {
      const src = photo[rendition]?.src
      return src === undefined ? [] : [{ item: itemOfPhoto(photo, src, rendition), src }]
    }),
  )
}
