import { tagSourcesOf } from '#site/browser/consent/tags.ts'
import { type Env, env, tagSettingsOf } from '#site/server/configuration/env.ts'

/** Directives that rows may widen (Content Security Policy Level 3); everything else is the same on every page. */
export type Directive =
  | 'script-src'
  | 'connect-src'
  | 'img-src'
  | 'media-src'
  | 'frame-src'
  | 'form-action'
  /** Names of policies that scripts of ours make, to load what the row of `script-src` allows. */
  | 'trusted-types'

/** From where a page may load something, besides the site itself. */
export type AllowedSource = {
  directive: Directive
  /** Origins, such as `https://tags.example`, digests, or names of policies; none where the configuration has none. */
  sources: readonly string[]
  why: string
  /** A script that loads whatever its container says, by plain addresses: then Trusted Types cannot be demanded. */
  loadsMore?: boolean
}

/** The file hosts of the hosted content service: one a region. */
const hostedAssets = ['', '-us', '-ca', '-ap', '-cn'].map((region) => `https://a${region}.storyblok.com`)

/** Every source beyond our own. A new source is a row here and nowhere else. */
export function allowedSources(from: Env = env): readonly AllowedSource[] {
  const assets = assetOrigins(from.CONTENT_API_URL)
  const provider = [new URL(from.IDENTITY_ISSUER).origin]
  return [
    { directive: 'img-src', sources: assets, why: 'pictures of the content' },
    { directive: 'media-src', sources: assets, why: 'videos of the content' },
    { directive: 'connect-src', sources: searchOrigins(from), why: 'the search answers while somebody types' },
    { directive: 'frame-src', sources: provider, why: 'the silent login asks the provider in a hidden frame' },
    { directive: 'form-action', sources: provider, why: 'a logout is sent on to the provider' },
    ...tagSources(from),
  ]
}

/** Analytics tools, where the configuration has any (`browser/consent/tags`); each loads after consent. */
function tagSources(from: Env): readonly AllowedSource[] {
  const { scripts, connections } = tagSourcesOf(tagSettingsOf(from))
  const why = 'measuring tools, after consent'
  return [
    { directive: 'script-src', sources: scripts, why, loadsMore: from.TAG_MANAGER_ID !== undefined },
    { directive: 'connect-src', sources: connections, why },
    { directive: 'img-src', sources: connections, why },
    { directive: 'trusted-types', sources: scripts.length > 0 ? ['site-tags'] : [], why },
  ]
}

/** The embedded service gives files at its own address. */
function assetOrigins(contentApi: string): readonly string[] {
  const { hostname, origin } = new URL(contentApi)
  return hostname.endsWith('.storyblok.com') ? hostedAssets : [origin]
}

/**
 * Hosts of the search service for browsers. The hosted service has hosts named after the application, fallback hosts,
 * and one that counts clicks, after consent (Algolia docs, hosts).
 */
function searchOrigins({ SEARCH_HOST, SEARCH_BROWSER_HOST, SEARCH_APP_ID }: Env): readonly string[] {
  const host = SEARCH_BROWSER_HOST ?? SEARCH_HOST
  if (host !== 'hosted') return [new URL(host).origin]
  const fallbacks = [1, 2, 3].map((number) => `https://${SEARCH_APP_ID}-${number}.algolianet.com`.toLowerCase())
  return [`https://${SEARCH_APP_ID}-dsn.algolia.net`.toLowerCase(), ...fallbacks, 'https://insights.algolia.io']
}
