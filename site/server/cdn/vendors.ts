import type { CdnName } from '#site/server/configuration/cdn-variables.ts'
import type { TagRoom } from './cdn-tags.ts'

/** How long a CDN may hold a response, in seconds from now. */
export type Hold = {
  fresh: number
  /** It may send the response so long while it revalidates it (RFC 5861, section 3); 0 for content that ends at a moment. */
  whileRevalidating: number
  /** It may send the response so long where the site fails (RFC 5861, section 4). */
  onError: number
}

export type PurgeCall = { path: string; method: string; headers: Readonly<Record<string, string>>; body?: string }

/** What a purge call is made of: names of tags, the secret, and the zone of the vendor. */
export type Purge = { names: readonly string[]; token: string; zone: string; change: string }

export type Vendor = {
  /** The header that this CDN alone reads. */
  control: string
  hold: (hold: Hold) => string
  never: string
  /** Absent: the CDN has no tags, and each purge is one of everything. */
  tags?: { header: string; separator: string } & TagRoom
  /** Names of one purge call. */
  mostPurged: number
  purge: (purge: Purge) => PurgeCall
}

const json = { 'content-type': 'application/json' }

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Targeted cache control (RFC 9213, section 2) and stale content (RFC 5861). */
function directives({ fresh, whileRevalidating, onError }: Hold): string {
  const between = whileRevalidating > 0 ? `, stale-while-revalidate=${whileRevalidating}` : ''
  return `max-age=${fresh}${between}, stale-if-error=${onError}`
}

/** Servers between the site and the CDN take 8 to 16 KB of headers, and Varnish 8 KB a line: less than each vendor takes. */
const room: TagRoom = { most: 700, bytes: 7800 }

/** The CDNs, each as its vendor documents headers, limits and purges. */
export const vendors: Readonly<Record<CdnName, Vendor>> = {
  // varnish-modules, vmod xkey; the method and the header of the purge are those of deployment/varnish.vcl.
  varnish: {
    control: 'cdn-cache-control',
    hold: directives,
    never: 'no-store',
    tags: { header: 'xkey', separator: ' ', ...room },
    mostPurged: 100,
    purge: ({ names, token }) => ({
      path: '/',
      method: 'PURGE',
      headers: { ...bearer(token), 'xkey-purge': names.join(' ') },
    }),
  },
  // ngx_http_proxy_module: `X-Accel-Expires` in seconds, 0 disables; deployment/nginx-cdn.conf has the generation in its cache key.
  nginx: {
    control: 'x-accel-expires',
    hold: ({ fresh }) => String(fresh),
    never: '0',
    mostPurged: Number.POSITIVE_INFINITY,
    purge: ({ token, change }) => ({
      path: '/cdn-generation',
      method: 'GET',
      headers: { ...bearer(token), 'x-cdn-generation': change },
    }),
  },
  // Cache tags: 16 KB, about 1000 of a response; purge_cache: 100 operations a call, 30 on older plans.
  cloudflare: {
    control: 'cdn-cache-control',
    hold: directives,
    never: 'no-store',
    tags: { header: 'cache-tag', separator: ',', ...room },
    mostPurged: 30,
    purge: ({ names, token, zone }) => ({
      path: `/client/v4/zones/${zone}/purge_cache`,
      method: 'POST',
      headers: { ...bearer(token), ...json },
      body: JSON.stringify({ tags: names }),
    }),
  },
  // Surrogate keys: 16 KB of a response, 1 KB each; 256 keys a call.
  fastly: {
    control: 'surrogate-control',
    hold: directives,
    never: 'no-store',
    tags: { header: 'surrogate-key', separator: ' ', ...room },
    mostPurged: 256,
    purge: ({ names, token, zone }) => ({
      path: `/service/${zone}/purge`,
      method: 'POST',
      headers: { 'fastly-key': token, 'surrogate-key': names.join(' '), accept: 'application/json' },
    }),
  },
  netlify: {
    control: 'netlify-cdn-cache-control',
    hold: directives,
    never: 'no-store',
    tags: { header: 'netlify-cache-tag', separator: ',', ...room, most: 500 },
    mostPurged: 100,
    purge: ({ names, token, zone }) => ({
      path: '/api/v1/purge',
      method: 'POST',
      headers: { ...bearer(token), ...json },
      body: JSON.stringify({ site_id: zone, cache_tags: names }),
    }),
  },
  // Cache tags: 128 of a response, 256 bytes each.
  vercel: {
    control: 'vercel-cdn-cache-control',
    hold: directives,
    never: 'no-store',
    tags: { header: 'vercel-cache-tag', separator: ',', ...room, most: 128 },
    mostPurged: 16,
    purge: ({ names, token, zone }) => ({
      path: `/v1/edge-cache/invalidate-by-tags?projectIdOrName=${zone}`,
      method: 'POST',
      headers: { ...bearer(token), ...json },
      body: JSON.stringify({ tags: names }),
    }),
  },
}
