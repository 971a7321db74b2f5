import 'server-only'
import StoryblokClient from 'storyblok-js-client'
import { env } from '#site/env.ts'
import { transport } from './content-client.ts'

/** The vendor's delivery client with the token that opens drafts; made when the first draft is read. */
let client: StoryblokClient | undefined

export function draftClient(): StoryblokClient {
  client ??= new StoryblokClient({
    accessToken: env.CONTENT_PREVIEW_TOKEN,
    endpoint: env.CONTENT_API_URL,
    cache: { type: 'none', cv: 'manual', clear: 'manual' },
    ...transport,
  })
  return client
}
