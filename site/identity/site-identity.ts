import 'server-only'
import { env } from '#site/server/configuration/env.ts'
import type { Identity } from './identity.ts'
import { identityLimits } from './identity-limits.ts'
import { openSessions, sessionsLocation } from './session/open-sessions.ts'

let identity: Identity | undefined
let sessions: ReturnType<typeof openSessions> | undefined

/** The login as this process is configured; the sessions are opened at first use. */
export function siteIdentity(): Identity {
  identity ??= {
    settings: {
      issuer: env.IDENTITY_ISSUER,
      clientId: env.IDENTITY_CLIENT_ID,
      clientSecret: env.IDENTITY_CLIENT_SECRET,
      scope: env.IDENTITY_SCOPE,
      responseMode: env.IDENTITY_RESPONSE_MODE,
      organisation: env.IDENTITY_ORGANISATION,
      maxAgeSeconds: env.IDENTITY_MAX_AGE,
      errorPath: env.IDENTITY_ERROR_PATH,
      countryHeader: env.COUNTRY_HEADER,
      secret: env.SESSION_SECRET,
    },
    get sessions() {
      sessions ??= openSessions(sessionsLocation(env))
      return sessions
    },
    limits: identityLimits,
    now: Date.now,
    report: (line) => void process.stderr.write(`${line}\n`),
  }
  return identity
}
