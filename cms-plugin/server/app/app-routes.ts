import { reportedFinding } from 'cms-plugin/reports/messages/describe-finding.ts'
import { type OpenStory, readOpenStory } from 'cms-plugin/reports/open-story.ts'
import type { SpaceReport } from 'cms-plugin/reports/report-space.ts'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie, setCookie } from 'hono/cookie'
import { html } from 'hono/html'
import type { SiteHost } from 'site/routing/hosts/site-hosts.ts'
import { type AppAuthOptions, appAuth } from './app-auth.ts'
import { bridgeScript } from './app-bridge.ts'
import { appLanguage } from './app-messages.ts'
import { appPage } from './app-page.ts'
import { readBridgeToken } from './bridge-token.ts'
import { type FindingFilter, readFilter } from './finding-filter.ts'
import { lastChangeOf, readSpace, tokenReader } from './read-space.ts'
import { sendStoryFindings } from './story-findings.ts'
import type { AppSession } from './vendor-auth.ts'
import { watchScript } from './watch-changes.ts'

export type AppRoutesOptions = AppAuthOptions & {
  /** The editor that opens findings and may frame the app. */
  editorUrl: string
  /** Slug of the app, as the CMS knows it. */
  slug: string
  /** The websites on which the site shows stories. */
  hosts: readonly SiteHost[]
  /** Languages of the reports; all of the space when absent. */
  languages?: readonly string[] | undefined
}

type OwnSession = AppSession & { spaceId: string; userId: string }

const cookieName = 'app_session'
/** The app is shown in a frame of the CMS, which is another site. */
const framedCookie = { path: '/app', httpOnly: true, secure: true, sameSite: 'None', partitioned: true } as const

/** The page without contents that only speaks with the editor. */
const checks = 'checks'

/** Bytes of a story, as the management API takes them. */
const largestStory = 10 * 1024 * 1024

/** Milliseconds for which a report is cached. */
const fresh = 10_000

/** The app: a space and tool plugin. Every request is checked for its sender; no token leaves the server. */
export function appRoutes(options: AppRoutesOptions): Hono {
  const app = new Hono({ strict: false })
  const auth = appAuth(options)
  const reportOf = rememberedReports(options)

  app.use(framedBy(options.editorUrl))

  app.get('/connect/*', async (context) => {
    const response = await auth.step(new URL(context.req.url), getCookie(context, cookieName))
    if ('refusal' in response) return context.text('This is no step of signing in.', response.refusal)
    setCookie(context, cookieName, response.cookie, framedCookie)
    return context.redirect(response.to)
  })

  app.get('/refused', (context) => context.text('The CMS did not let the app in. Open it again from the editor.', 401))

  const bridge = bridgeScript({ editorOrigin: options.editorUrl, tool: options.slug })
  for (const [path, script] of [['/bridge.js', bridge] as const, ['/changes.js', watchScript] as const]) {
    app.get(path, (context) => context.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  }

  app.post('/findings', bodyLimit({ maxSize: largestStory }), async (context) =>
    sendStoryFindings(context, await sessionOf(context), options),
  )
  app.get('/last-change.json', async (context) => tellLastChange(context, await sessionOf(context), options))

  app.get('/report.json', async (context) => {
    const session = await sessionOf(context)
    if (!session) return context.json({ error: 'Nobody is signed in to this space.' }, 401)
    const { report } = await reportOf(session)
    const { storyCount, findings } = report
    const reported = findings.map((finding) => reportedFinding(finding, 'en'))
    const story = await openStory(context.req.query('story_id'), session, options)
    return context.json({ stories: storyCount, ...(story && { story }), findings: reported })
  })

  // The user of the CMS may differ from the one who signed in with this browser.
  app.post('/validated', async (context) => {
    const [session, who] = await Promise.all([sessionOf(context), saidByCms(context, options)])
    const isSame = session?.spaceId === who?.spaceId && session?.userId === who?.userId
    return session && isSame ? context.body(null, 204) : context.json({ error: 'Somebody else is signed in.' }, 401)
  })

  app.get('/', async (context) => {
    const session = await sessionOf(context)
    if (!session) {
      // The CMS may open the app without naming the user: signing in names the user.
      if (isNamed(context) && !(await auth.mayStart(getCookie(context, cookieName))))
        return context.text('Nobody is signed in to this space.', 401)
      return context.redirect(connectAddress(context.req.query()))
    }
    // The editor shows the findings of the open story itself, and asks for them through the bridge.
    if (context.req.query('view') === checks)
      return context.html(html`<!doctype html><title>In order</title><script src="/app/bridge.js" defer></script>`)
    const story = await openStory(context.req.query('story_id'), session, options)
    const language = appLanguage(context.req.header('accept-language'))
    const { again, ...query } = context.req.query()
    const { report: space, at: readAt } = await reportOf(session, again === '1')
    const filter = readFilter(query)
    const addressWith = (change: FindingFilter & { isFresh?: boolean }) => addressOf(query, change)
    return context.html(appPage({ userName: session.userName, language, space, readAt, filter, addressWith, story }))
  })

  /** The session of the space and user that the address names: a session never opens another space. */
  async function sessionOf(context: Context): Promise<OwnSession | undefined> {
    const { space_id: spaceId, user_id: userId } = context.req.query()
    if (!isId(spaceId) || !isId(userId)) return undefined
    const session = await auth.session(getCookie(context, cookieName), { spaceId, userId })
    const isTheirs = String(session?.spaceId) === spaceId && String(session?.userId) === userId
    return session && isTheirs ? { ...session, spaceId, userId } : undefined
  }
  return app
}

async function tellLastChange(context: Context, session: OwnSession | undefined, options: AppRoutesOptions) {
  if (!session) return context.json({ error: 'Nobody is signed in to this space.' }, 401)
  return context.json({ lastChange: await lastChange(session, options) })
}

async function lastChange(session: OwnSession, options: AppRoutesOptions): Promise<number | undefined> {
  return await lastChangeOf(tokenReader({ ...options, ...session }))
}

/** Only the editor may frame the app, and no cache stores it. */
function framedBy(editorUrl: string): MiddlewareHandler {
  return async (context, next) => {
    await next()
    context.header(
      'content-security-policy',
      `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors ${editorUrl}`,
    )
    context.header('cache-control', 'no-store')
    context.header('referrer-policy', 'no-referrer')
    context.header('x-content-type-options', 'nosniff')
  }
}

function saidByCms(context: Context, { clientSecret }: AppRoutesOptions) {
  const [, token = ''] = /^Bearer (\S+)$/.exec(context.req.header('authorization') ?? '') ?? []
  return readBridgeToken(token, clientSecret, Date.now())
}

function isNamed(context: Context): boolean {
  return 'space_id' in context.req.query() || 'user_id' in context.req.query()
}

/** The first step of signing in, which remembers the opened page. */
function connectAddress({ story_id: story, view }: Readonly<Record<string, string>>): string {
  if (!isId(story)) return '/app/connect/storyblok'
  return `/app/connect/storyblok?story_id=${story}${view === checks ? `&view=${view}` : ''}`
}

function isId(text: string | undefined): text is string {
  return text !== undefined && /^\d{1,15}$/.test(text)
}

async function openStory(
  id: string | undefined,
  { accessToken, spaceId }: OwnSession,
  options: AppRoutesOptions,
): Promise<OpenStory | undefined> {
  if (!isId(id)) return undefined
  return await readOpenStory(tokenReader({ ...options, accessToken, spaceId }), Number(id), options.hosts)
}

/**
 * A report takes seconds; a user who opens the app for a second story gets the one that was just made, unless a story was
 * changed since. It is the report of one user: another one of the same space may read less.
 */
function rememberedReports(options: AppRoutesOptions) {
  const made = new Map<string, { at: number; report: Promise<SpaceReport> }>()
  return async (session: OwnSession, isFresh = false): Promise<ReadSpace> => {
    const { spaceId, userId, accessToken } = session
    const key = `${spaceId}:${userId}`
    const known = made.get(key)
    const isUsable = known && !isFresh && Date.now() - known.at < fresh
    if (isUsable && ((await lastChange(session, options)) ?? 0) < known.at)
      return { report: await known.report, at: known.at }
    const at = Date.now()
    const report = readSpace({ ...options, spaceId, accessToken })
    made.set(key, { at, report })
    report.catch(() => made.delete(key))
    return { report: await report, at }
  }
}

type ReadSpace = { report: SpaceReport; at: number }

function addressOf(query: Readonly<Record<string, string>>, change: FindingFilter & { isFresh?: boolean }): string {
  const { severity, language, isFresh } = change
  const { severity: _, language: __, ...rest } = query
  const given = { ...rest, severity, language, again: isFresh ? '1' : undefined }
  const set = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return `/app/?${new URLSearchParams(set)}`
}
