import { manifestRedirects } from '#site/routing/redirects/manifest-redirects.ts'
import { type BuildManifest, buildId } from './build.ts'

/** What the running build tells of its routes. */
export function buildManifest(): BuildManifest {
  return {
    id: buildId(),
    matcher: { static: Object.fromEntries(manifestRedirects.map(({ from, to }) => [from, { redirect: to }])) },
    prerendered: [],
  }
}
