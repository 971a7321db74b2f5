import type { Site } from '#site/routing/hosts/site-for-host.ts'
import { withPrefix } from '#site/routing/path-for.ts'
import { routeSegments } from '#site/routing/segments/route-segments.ts'

/** A website that is not public is closed to crawlers; a public one keeps its extranet and its interfaces to itself. */
export function robotsText({ isPublic, rules, websiteUri }: Site): string {
  if (!isPublic) return 'User-agent: *\nDisallow: /\n'
  const extranets = rules.locales.map((locale) =>
    withPrefix(`/${routeSegments.extranet[locale]}`, { market: rules, locale }),
  )
  const closed = [...new Set(['/api/', ...extranets])].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...closed, '', `Sitemap: ${websiteUri}/sitemap.xml`, ''].join('\n')
}
