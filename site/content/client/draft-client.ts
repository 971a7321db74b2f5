import 'server-only'
import StoryblokClient from 'storyblok-js-client'
import { env } from '#site/server/configuration/env.ts'
import { transport } from './content-client.ts'

/** The vendor's delivery client with the token that opens drafts; made when the first draft is read. */
let client: StoryblokClient | undefined

export function draftClient(): StoryblokClient {
  client ??= new StoryblokClient({ ...transport, accessToken: env.CONTENT_PREVIEW_TOKEN })
  return client
}
