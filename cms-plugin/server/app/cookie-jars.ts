import { randomBytes } from 'node:crypto'

type Jar = { cookies: Map<string, string>; expiresAt: number }

/** Milliseconds a sign-in lasts (the package's own cookie: 7 days). */
const life = 7 * 24 * 3600_000
const mostJars = 1000

/**
 * What the vendor's package would put into the browser: its cookies hold the access token in readable form. They stay
 * here; the browser gets the name of a jar, which says nothing and cannot be guessed.
 */
export function openCookieJars(now: () => number = Date.now) {
  const jars = new Map<string, Jar>()
  return {
    /** The cookies of a jar as a request header; empty for a name nobody was given. */
    header(name: string | undefined): string {
      const jar = name === undefined ? undefined : jars.get(name)
      if (!jar || jar.expiresAt <= now()) return ''
      return [...jar.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
    },
    /** Whether somebody was given this name by this process, and not too long ago. */
    isKnown(name: string): boolean {
      return (jars.get(name)?.expiresAt ?? 0) > now()
    },
    /**
     * Keeps what a response sets, in a new jar with what the old one held: a name that was known before somebody signed
     * in is worth nothing afterwards.
     * @returns the new jar's name
     */
    put(name: string | undefined, setCookies: readonly string[]): string {
      const cookies = new Map(name === undefined ? [] : jars.get(name)?.cookies)
      apply(cookies, setCookies)
      if (name !== undefined) jars.delete(name)
      const renewed = randomBytes(32).toString('base64url')
      jars.set(renewed, { cookies, expiresAt: now() + life })
      const [oldest] = jars.keys()
      if (jars.size > mostJars && oldest !== undefined) jars.delete(oldest)
      return renewed
    },
    /** Changes a jar in place: a token that was refreshed while somebody reads. */
    update(name: string, setCookies: readonly string[]): void {
      const jar = jars.get(name)
      if (jar) apply(jar.cookies, setCookies)
    },
    drop(name: string): void {
      jars.delete(name)
    },
  }
}

/** What `Set-Cookie` lines do to cookies: an empty one is gone. */
function apply(cookies: Map<string, string>, setCookies: readonly string[]): void {
  for (const line of setCookies) {
    const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '""' || value === '') cookies.delete(key)
    else cookies.set(key, value)
  }
}

export type CookieJars = ReturnType<typeof openCookieJars>
