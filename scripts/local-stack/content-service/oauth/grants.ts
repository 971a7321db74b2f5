import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** An app that editors may let into the space. */
export type OauthClient = {
  clientId: string
  clientSecret: string
  /** Compared letter by letter. */
  redirectUri: string
  /**
   * Where the browser is sent, when it is not the very address above: an app on this machine has no certificate that a
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

/** Codes and tokens that are kept at most; the oldest go first. */
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
    /** A code for an app that an editor lets in. */
    authorize({ clientId, redirectUri, challenge }: Pick<Code, 'clientId' | 'redirectUri' | 'challenge'>): string {
      const code = secret()
      const grant = { clientId, redirectUri, challenge, expiresAt: now() + lives.code, family: secret(), isUsed: false }
      keep(codes, digest(code), grant)
      return code
    },
    /**
     * Tokens for a code. It is good once: whoever brings it again may have stolen it, and what it gave is taken back
     * (RFC 6749, 4.1.2). The verifier must be the one whose digest came with the first request (RFC 7636).
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
        isSame(createHash('sha256').update(given.verifier).digest('base64url'), code.challenge)
      return isValid ? issue(code) : 'invalid_grant'
    },
    /**
     * New tokens for a refresh token. It is good once, and for the app it was given to (RFC 6749, 6): another app that
     * brings it has stolen it, and everything of its family is taken back.
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

/** Compared by digest, in a time that tells nothing. */
export function isSame(left: string, right: string): boolean {
  const bytes = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(bytes(left), bytes(right))
}

function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.set(key, value)
  if (map.size > mostStored) for (const oldest of map.keys()) return void map.delete(oldest)
}

function secret(): string {
  return randomBytes(32).toString('base64url')
}

/** What was given away is not kept readable. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
