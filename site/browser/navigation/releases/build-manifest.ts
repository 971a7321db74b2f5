import { manifestRedirects } from '#site/routing/redirects/manifest-redirects.ts'
import { type BuildManifest, buildId } from './build.ts'

/** The routes of the running build. */
export function buildManifest(): BuildManifest {
  return {
    id: buildId(),
    matcher: { static: Object.fromEntries(manifestRedirects.map(({ from, to }) => [from, { redirect: to }])) },
    prerendered: [],
  }
}
