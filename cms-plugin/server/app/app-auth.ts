import type { CookieJars } from './cookie-jars.ts'
import { nodeExchange } from './node-exchange.ts'
import { keepOpenedStory } from './opened-story.ts'
import { type AppSession, authHandler, getSessionStore } from './vendor-auth.ts'

export type AppAuthOptions = {
  clientId: string
  clientSecret: string
  /** Origin of the app. The vendor's package demands `https`; a proxy in front may end it, and so may this machine. */
  appUrl: string
  /** Origin of the CMS's OAuth endpoints. */
  contentUrl: string
}

export type AuthAnswer = { to: string; jar: string } | { refusal: 400 | 404 }

/** Letters that a code, a state or an identity of the CMS may have. */
const plain = /^[\w.~-]{1,512}$/

/** Signing in, as the vendor's package does it, behind a guard: what would make it fail never reaches it. */
export function appAuth({ clientId, clientSecret, appUrl, contentUrl }: AppAuthOptions, jars: CookieJars) {
  const params = {
    clientId,
    clientSecret,
    baseUrl: appUrl.replace(/^http:/, 'https:'),
    endpointPrefix: 'app/connect',
    successCallback: '/app/',
    errorCallback: '/app/refused',
    storyblokApiBaseUrl: contentUrl,
  }
  const handle = authHandler(params)
  return {
    /** One step of signing in. Without a guard, a callback that lacks `space_id` ends the process of the package. */
    async step(url: URL, jar: string | undefined): Promise<AuthAnswer> {
      const last = url.pathname.split('/').at(-1)
      if (last !== 'storyblok' && last !== 'callback') return { refusal: 404 }
      if (last === 'callback' && !isCallback(url.searchParams)) return { refusal: 400 }
      const cookies = jars.header(jar)
      const { req, res, written } = nodeExchange(`${url.pathname}${url.search}`, cookies)
      try {
        await handle(req, res)
      } catch {
        return { refusal: 400 }
      }
      if (written.location === undefined) return { refusal: 400 }
      const kept = keepOpenedStory(url, { cookies, to: written.location })
      return { to: kept.to, jar: jars.put(jar, [...written.cookies, kept.setCookie]) }
    },
    /** Who is signed in to a space; undefined for everybody else. A token near its end is refreshed on the way. */
    async session(jar: string | undefined, who: { spaceId: string; userId: string }): Promise<AppSession | undefined> {
      const cookie = jars.header(jar)
      if (jar === undefined || cookie === '') return undefined
      const { req, res, written } = nodeExchange('/app/', cookie)
      try {
        const session = await getSessionStore(params)({ req, res }).get(who)
        if (written.cookies.length > 0) jars.update(jar, written.cookies)
        return session
      } catch {
        return undefined
      }
    },
  }
}

function isCallback(query: URLSearchParams): boolean {
  const hasOne = (name: string) => query.getAll(name).length === 1 && plain.test(query.get(name) ?? '')
  return hasOne('code') && hasOne('state') && hasOne('space_id') && /^\d+$/.test(query.get('space_id') ?? '')
}
