import type { Database } from '#site/server/database/database.ts'
import type { identityLimits } from './identity-limits.ts'

export type IdentitySettings = {
  /** Issuer of the OpenID provider, as its ID tokens name it. */
  issuer: string
  clientId: string
  /** Absent for a public client. */
  clientSecret: string | undefined
  scope: string
  responseMode: 'query' | 'form_post'
  /** Organisation every customer must belong to; absent: any. */
  organisation: string | undefined
  /** Maximum age of an authentication, in seconds; sent as `max_age`. */
  maxAgeSeconds: number
  /** Where a failed login leads, a path without a locale prefix; `/` for the home page. */
  errorPath: string
  /** Header in which a proxy of the operator names the visitor's country; absent: none does. */
  countryHeader: string | undefined
  /** Encrypts cookies and stored tokens. */
  secret: string
}

/** Dependencies of the login; tests supply their own clock, limits and database. */
export type Identity = {
  settings: IdentitySettings
  sessions: Database
  limits: { readonly [Name in keyof typeof identityLimits]: number }
  /** Milliseconds since 1970. */
  now: () => number
  /** One line of the log, without anything secret. */
  report: (line: string) => void
}
