import { parseCookie, stringifySetCookie } from 'cookie'
import { decryptText, encryptText } from './encrypted-text.ts'
import { nodeExchange } from './node-exchange.ts'
import { type SignIns, withCookies } from './sign-ins.ts'
import { type AppSession, authHandler, getSessionStore, type Params } from './vendor-auth.ts'

export type AppAuthOptions = {
  clientId: string
  clientSecret: string
  /** Origin of the app. The vendor's package demands `https`; a proxy in front may end it, and so may this machine. */
  appUrl: string
  /** Origin of the management API; the embedded stack has the OAuth endpoints there too. */
  contentUrl: string
  signIns: SignIns
}

const openedStoryCookie = 'opened_story'

type Step = {
  /** Cookies of the unfinished sign-in. */
  cookies: string
  /** The address to which the vendor's package sends the browser. */
  to: string
}

/**
 * The package leads everybody who has signed in to one address. For which story the app was opened is kept
 * among the cookies of the sign-in, with the view of it, and written behind that address when it is done.
 * @param url of the step
 */
function storeOpenedStory(url: URL, { cookies, to }: Step): { to: string; setCookie: string } {
  const isBeginning = url.pathname.endsWith('/storyblok')
  const known = isBeginning ? openedIn(url.searchParams) : (parseCookie(cookies)[openedStoryCookie] ?? '')
  const opened = /^story_id=\d{1,15}(&view=checks)?$/.test(known) ? known : ''
  const setCookie = (value: string) => stringifySetCookie({ name: openedStoryCookie, value })
  if (isBeginning || opened === '' || !to.startsWith('/app/?')) return { to, setCookie: setCookie(opened) }
  return { to: `${to}&${opened}`, setCookie: setCookie('') }
}

function openedIn(query: URLSearchParams): string {
  const view = query.get('view')
  return `story_id=${query.get('story_id') ?? ''}${view === null ? '' : `&view=${view}`}`
}

/** `cookie` is the value of the browser's one cookie: of an unfinished sign-in, or the name of a finished one. */
export type AuthResponse = { to: string; cookie: string } | { refusal: 400 | 404 }

/** Letters that a code, a state or an identity of the CMS may have. */
const plain = /^[\w.~-]{1,512}$/

/** A sign-in in progress: the identifier of the earlier one, and the cookies that the vendor's package set. */
type PendingSignIn = { earlier: string; cookies: string }

/** Milliseconds between the first step of signing in and its last. */
const life = 10 * 60_000

const purpose = 'pending'

/** Encrypts an unfinished sign-in for the browser's cookie, so that strangers fill no database. */
function encryptPending(pending: PendingSignIn, secret: string): Promise<string> {
  return encryptText(JSON.stringify(pending), { secret, purpose, expiresAt: Date.now() + life })
}

/** @returns undefined for a cookie that is no unfinished sign-in, or one of more than ten minutes ago */
async function openPending(cookie: string | undefined, secret: string): Promise<PendingSignIn | undefined> {
  if (cookie === undefined) return undefined
  const text = await decryptText(cookie, { secret, purpose, now: Date.now() })
  if (text === undefined) return undefined
  const pending: PendingSignIn = JSON.parse(text)
  return pending
}

/**
 * Signing in, as the vendor's package does it, behind a guard: a request that would make it fail never reaches it.
 */
export function appAuth(options: AppAuthOptions) {
  const { clientSecret: secret, signIns } = options
  const params = vendorParams(options)
  const handle = authHandler(params)
  const refreshes = new Map<string, Promise<AppSession | undefined>>()

  const readSession = async (
    name: string,
    who: { spaceId: string; userId: string },
    isSecond = false,
  ): Promise<AppSession | undefined> => {
    const cookies = await signIns.read(name)
    if (cookies === undefined) return undefined
    const { req, res, written } = nodeExchange('/app/', cookies)
    const session = await getSessionStore(params)({ req, res })
      .get(who)
      .catch(() => undefined)
    if (written.cookies.length === 0 || (await signIns.update(name, written.cookies, cookies))) return session
    // Another machine has used the refresh token meanwhile: its session counts.
    return isSecond ? session : await readSession(name, who, true)
  }

  const encrypted = (pending: PendingSignIn) => encryptPending(pending, secret)

  /** The browser's cookie after the last step. An identifier from before the sign-in is invalid afterwards. */
  const finish = async ({ earlier, cookies }: PendingSignIn): Promise<string> => {
    const before = await signIns.read(earlier)
    if (!hasSession(cookies)) return before === undefined ? await encrypted({ earlier, cookies: '' }) : earlier
    await signIns.remove(earlier)
    return await signIns.create(withCookies(before ?? '', cookies.split('; ')))
  }

  return {
    /** One step of signing in. Without a guard, a callback that lacks `space_id` ends the process of the package. */
    async step(url: URL, cookie: string | undefined): Promise<AuthResponse> {
      const refusal = refusalOf(url)
      if (refusal !== undefined) return { refusal }
      const pending = (await openPending(cookie, secret)) ?? { earlier: cookie?.slice(0, 43) ?? '', cookies: '' }
      const { req, res, written } = nodeExchange(`${url.pathname}${url.search}`, pending.cookies)
      const isHandled = await handle(req, res).then(
        () => true,
        () => false,
      )
      if (!isHandled || written.location === undefined) return { refusal: 400 }
      const { to, setCookie } = storeOpenedStory(url, { cookies: pending.cookies, to: written.location })
      const cookies = withCookies(pending.cookies, [...written.cookies, setCookie])
      const isLast = url.pathname.endsWith('/callback')
      return { to, cookie: await (isLast ? finish : encrypted)({ ...pending, cookies }) }
    },
    /** Whether this browser may be sent to the CMS: not with a sign-in of its own, nor after the CMS has just refused. */
    async mayStart(cookie: string | undefined): Promise<boolean> {
      if (cookie === undefined) return true
      const pending = await openPending(cookie, secret)
      return pending ? pending.cookies !== '' : (await signIns.read(cookie)) === undefined
    },
    /**
     * The session of a user who is signed in to a space; undefined for everybody else. A token near its end is refreshed on the way, once for
     * all requests that wait for it: a refresh token is good once.
     */
    async session(name: string | undefined, who: { spaceId: string; userId: string }): Promise<AppSession | undefined> {
      if (name === undefined) return undefined
      const key = `${name} ${who.spaceId} ${who.userId}`
      const reading = refreshes.get(key) ?? readSession(name, who).finally(() => refreshes.delete(key))
      refreshes.set(key, reading)
      return await reading
    },
  }
}

/**
 * The hosted CMS has its OAuth endpoints at hosts of their own, which the package knows by the space's number; a base
 * address would replace all of them.
 */
function vendorParams({ clientId, clientSecret, appUrl, contentUrl }: AppAuthOptions): Params {
  const isHosted = new URL(contentUrl).hostname.endsWith('.storyblok.com')
  return {
    clientId,
    clientSecret,
    baseUrl: appUrl.replace(/^http:/, 'https:'),
    endpointPrefix: 'app/connect',
    successCallback: '/app/',
    errorCallback: '/app/refused',
    ...(isHosted ? {} : { storyblokApiBaseUrl: contentUrl }),
  }
}

function hasSession(cookies: string): boolean {
  return cookies.split('; ').some((cookie) => /^\d+:\d+:sb\.auth=/.test(cookie))
}

/** The status for an address that is no step of signing in. */
function refusalOf({ pathname, searchParams }: URL): 400 | 404 | undefined {
  if (pathname.endsWith('/callback')) return isCallback(searchParams) ? undefined : 400
  return pathname.endsWith('/storyblok') ? undefined : 404
}

function isCallback(query: URLSearchParams): boolean {
  const hasOne = (name: string) => query.getAll(name).length === 1 && plain.test(query.get(name) ?? '')
  return hasOne('code') && hasOne('state') && hasOne('space_id') && /^\d+$/.test(query.get('space_id') ?? '')
}
