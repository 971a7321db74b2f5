import 'server-only'
import StoryblokClient from 'storyblok-js-client'
import { env } from '#site/server/configuration/env.ts'
import { contentFetch } from '#site/server/upstream/content-upstream.ts'

/**
 * What both clients have in common. Spec section 9: 5 retries, cache cleared by hand.
 * `cv: manual` because the client otherwise remembers the space's old version for the life of the process and keeps
 * reading it after a publish (Storyblok js-client, `cacheVersions`). Which version is the latest `space-version` knows.
 * Pace and time limits are those of `contentFetch`: the client's own limit would end a call as if nobody wanted it any more, its
 * own pace stands still when the clock is put back.
 */
export const transport = {
  endpoint: env.CONTENT_API_URL,
  cache: { type: 'none', cv: 'manual', clear: 'manual' },
  rateLimit: 0,
  maxRetries: 5,
  timeout: 0,
  fetch: contentFetch,
} as const

/** The vendor's delivery client. */
export const contentClient = new StoryblokClient({ ...transport, accessToken: env.CONTENT_PUBLIC_TOKEN })
