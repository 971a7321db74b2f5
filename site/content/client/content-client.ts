import 'server-only'
import StoryblokClient from 'storyblok-js-client'
import { env } from '#site/server/configuration/env.ts'
import { contentFetch } from '#site/server/upstream/content-upstream.ts'

/**
 * Options of both clients. Spec section 9: 5 retries, cache cleared manually. `cv: manual` because the client otherwise uses the space's
 * first version for the life of the process and reads stale content after a publish (Storyblok js-client, `cacheVersions`);
 * `space-version` knows the latest one. `contentFetch` has rate limit and timeouts: the client's own timeout would abort a call that
 * other renders share, and its own rate limiter stops when the clock is put back.
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
