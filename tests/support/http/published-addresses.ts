import StoryblokClient from 'storyblok-js-client'
import { testContentUrl } from '../test-system.ts'

type Link = { slug: string; is_folder: boolean; published: boolean }

/** The Spanish address of every published story of the system under test, without slashes at its ends. */
export async function publishedAddresses(): Promise<string[]> {
  const client = new StoryblokClient({ accessToken: 'local-public', endpoint: `${testContentUrl}/v2`, rateLimit: 100 })
  const links: Link[] = await client.getAll('cdn/links', { version: 'published', per_page: 1000 })
  return links.filter((link) => !link.is_folder && link.published).map(({ slug }) => slug.replace(/\/$/, ''))
}
