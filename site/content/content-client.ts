import 'server-only'
import StoryblokClient from 'storyblok-js-client'
import { env } from '#site/env.ts'
import { supplierFetch } from '#site/http/supplier-fetch.ts'

/** The time limits are those of `supplierFetch`; the client's own would end a call as if nobody wanted it any more. */
export const spacing = { retries: 5, timeoutSeconds: 10 }

/**
 * The vendor's delivery client. Spec section 9: 5 requests a second (a setting), 5 retries, cache cleared by hand.
 * `cv: manual` because the client otherwise remembers the space's old version for the life of the process and keeps
 * reading it after a publish (Storyblok js-client, `cacheVersions`). Which version is the latest `space-version` knows.
 */
export const contentClient = new StoryblokClient({
  accessToken: env.CONTENT_PUBLIC_TOKEN,
  endpoint: env.CONTENT_API_URL,
  cache: { type: 'none', cv: 'manual', clear: 'manual' },
  rateLimit: env.CONTENT_REQUESTS_PER_SECOND,
  maxRetries: spacing.retries,
  timeout: spacing.timeoutSeconds,
  fetch: supplierFetch,
})
