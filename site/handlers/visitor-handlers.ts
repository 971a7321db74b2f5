import { largestDrained } from '#site/server/configuration/largest-drained.ts'
import { refusal } from '#site/server/refusals/refusal.ts'
import type { Handler, Load } from './handler.ts'

const reading = { free: 'reads what is cached or in memory' }
const ofLogin = { file: 'identity/identity-limits.ts' }
const login =
  (name: keyof typeof import('./login.ts')): Load =>
  async () =>
    (await import('./login.ts'))[name]

/** Addresses that visitors, programs and the content service use. */
export const visitorHandlers: readonly Handler[] = [
  { path: 'auth/login', GET: login('respondToLogin'), limited: ofLogin },
  {
    path: 'auth/callback/provider',
    GET: login('respondToCallback'),
    POST: login('respondToCallback'),
    limited: ofLogin,
  },
  { path: 'auth/logged-out', GET: login('respondToLoggedOut'), limited: ofLogin },
  { path: 'auth/done', GET: login('respondToDone'), limited: ofLogin },
  { path: 'auth/backchannel-logout', POST: login('respondToProviderLogout'), limited: ofLogin },
  { path: 'auth/logout', POST: login('respondToLogout'), only: ['own pages'], limited: ofLogin },
  { path: 'auth/end-sessions', POST: login('respondToEndSessions'), only: ['own pages'], limited: ofLogin },
  { path: 'session', GET: login('respondWithSession'), limited: { free: 'reads one row' } },
  {
    path: 'checkStorySlugs',
    GET: async () => (await import('./respond-with-canonical-path.ts')).respondWithCanonicalPath,
    limited: reading,
  },
  {
    path: 'getCustomLanding/*',
    GET: async () => (await import('./respond-with-landing.ts')).respondWithLanding,
    limited: reading,
  },
  {
    path: 'content-changed',
    POST: async () => (await import('./respond-to-content-change.ts')).respondToContentChange,
    limited: { free: 'signed by the content service' },
  },
  {
    path: 'forms/:form',
    POST: async () => (await import('#site/forms/http/respond-to-post.ts')).respondToPost,
    maxBytes: largestDrained,
    limited: { actions: ['send a form', 'have a form taken', 'have a form returned'] },
  },
  {
    path: 'forms/:form/start',
    GET: async () => (await import('#site/forms/http/respond-to-start.ts')).respondToStart,
    limited: { free: 'one row for each network' },
  },
  {
    path: 'forms/:form/token',
    GET: async () => (await import('#site/forms/http/respond-with-token.ts')).respondWithToken,
    limited: { free: 'signs a text' },
  },
  {
    path: 'search/access',
    GET: async () => (await import('./search-access.ts')).respondWithPublicAccess,
    limited: { free: 'signs a key' },
  },
  {
    path: 'field-data',
    POST: async () => (await import('#site/server/field-data/respond-to-field-data.ts')).respondToFieldData,
    maxBytes: 16 * 1024,
    limited: { file: 'server/field-data/respond-to-field-data.ts' },
  },
  {
    path: 'jobs',
    // Clocks of platforms send GET.
    GET: async () => (await import('./respond-to-jobs.ts')).respondToJobs,
    limited: { free: 'asks for a secret' },
  },
  // A request that was refused before it reached a handler (`routing/refusal-address.ts`).
  { path: 'refusals/:status', GET: async () => respondToRefused, limited: { free: 'a page of one file' } },
]

function respondToRefused(_: Request, [named]: readonly string[]): Response {
  const status = Number(named)
  return refusal(status >= 400 && status < 500 ? status : 404, 'The request was refused.')
}
