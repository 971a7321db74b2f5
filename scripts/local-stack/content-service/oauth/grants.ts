import { createHash, randomBytes } from 'node:crypto'
import { isSameText } from '../../is-same-text.ts'

/** An app that editors may authorize for the space. */
export type OauthClient = {
  clientId: string
  clientSecret: string
  /** Compared exactly. */
  redirectUri: string
  /**
   * The redirect target, when it differs from the address above: an app on this machine has no certificate that a
   * browser trusts, while the vendor's package demands `https` in the address.
   */
  browserUri?: string | undefined
}

type Code = {
  clientId: string
  redirectUri: string
  challenge: string
  expiresAt: number
  family: string
  isUsed: boolean
}
type Token = { clientId: string; family: string; expiresAt: number }

export type TokenSet = { access_token: string; refresh_token: string; token_type: 'bearer'; expires_in: number }

export type GrantRefusal = 'invalid_client' | 'invalid_grant'

/** Milliseconds. A code is used within seconds; a token is refreshed. */
const lives = { code: 60_000, access: 15 * 60_000, refresh: 30 * 24 * 3600_000 } as const

/** Maximum of stored codes and tokens; the oldest are evicted first. */
const mostStored = 10_000

/** Codes and tokens of the space, in memory: an app signs in again after a restart. */
export function openGrants(now: () => number = Date.now) {
  const codes = new Map<string, Code>()
  const access = new Map<string, Token>()
  const refresh = new Map<string, Token>()
  const revoke = (family: string) => {
    for (const map of [access, refresh]) for (const [key, token] of map) if (token.family === family) map.delete(key)
  }
  const issue = ({ clientId, family }: Pick<Token, 'clientId' | 'family'>): TokenSet => {
    const set: TokenSet = {
      access_token: secret(),
      refresh_token: secret(),
      token_type: 'bearer',
      expires_in: lives.access / 1000,
    }
    keep(access, digest(set.access_token), { clientId, family, expiresAt: now() + lives.access })
    keep(refresh, digest(set.refresh_token), { clientId, family, expiresAt: now() + lives.refresh })
    return set
  }
  return {
    /** Issues a code for an app that an editor authorizes. */
    authorize({ clientId, redirectUri, challenge }: Pick<Code, 'clientId' | 'redirectUri' | 'challenge'>): string {
      const code = secret()
      const grant = { clientId, redirectUri, challenge, expiresAt: now() + lives.code, family: secret(), isUsed: false }
      keep(codes, digest(code), grant)
      return code
    },
    /**
     * Exchanges a code for tokens. A code is valid once: a second use may come from a thief, and revokes its tokens
     * (RFC 6749, 4.1.2). The verifier must match the challenge of the first request (RFC 7636).
     */
    exchange(given: {
      code: string
      verifier: string
      redirectUri: string
      clientId: string
    }): TokenSet | GrantRefusal {
      const code = codes.get(digest(given.code))
      if (!code) return 'invalid_grant'
      if (code.isUsed) {
        revoke(code.family)
        return 'invalid_grant'
      }
      code.isUsed = true
      const isValid =
        code.expiresAt > now() &&
        code.clientId === given.clientId &&
        code.redirectUri === given.redirectUri &&
        isSameText(createHash('sha256').update(given.verifier).digest('base64url'), code.challenge)
      return isValid ? issue(code) : 'invalid_grant'
    },
    /**
     * New tokens for a refresh token. It is valid once and only for its app (RFC 6749, 6): use by another app revokes
     * its whole family.
     */
    refresh(given: { token: string; clientId: string }): TokenSet | GrantRefusal {
      const known = refresh.get(digest(given.token))
      if (!known) return 'invalid_grant'
      if (known.clientId !== given.clientId) {
        revoke(known.family)
        return 'invalid_grant'
      }
      refresh.delete(digest(given.token))
      return known.expiresAt > now() ? issue(known) : 'invalid_grant'
    },
    isAccessToken(token: string): boolean {
      return (access.get(digest(token))?.expiresAt ?? 0) > now()
    },
  }
}

export type Grants = ReturnType<typeof openGrants>

function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.set(key, value)
  if (map.size > mostStored) for (const oldest of map.keys()) return void map.delete(oldest)
}

function secret(): string {
  return randomBytes(32).toString('base64url')
}

/** Secrets are stored as digests only. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
