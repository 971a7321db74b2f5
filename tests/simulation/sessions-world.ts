import type { Identity } from 'site/identity/identity.ts'
import { identityLimits } from 'site/identity/identity-limits.ts'
import { endSessionsOf } from 'site/identity/session/end-sessions-of.ts'
import { openSessions } from 'site/identity/session/open-sessions.ts'
import { encryptTicket } from 'site/identity/session/session-cookie.ts'
import { createSession } from 'site/identity/session/session-rows.ts'
import { type Fleet, isDisturbance, newFleet } from './fleet.ts'
import { places } from './prepare-tables.ts'
import type { World } from './run-histories.ts'
import { logOut, unavailable, use } from './session-browser.ts'
import { type ActOfBrowser, instanceNames, type ServiceName, type SessionStep, sessionStep } from './session-steps.ts'
import { startDatabase } from './simulated-database.ts'
import { issuer, type Login, type Provider, startProvider, tokenSeconds } from './simulated-provider.ts'
import { draw, inInstance, pass, startTime, worldTime } from './simulated-time.ts'

/** The limits of a session in seconds, in the proportions of the real ones; clocks differ by two seconds at most. */
const limits = {
  ...identityLimits,
  httpTimeoutMs: 3000,
  refreshMarginSeconds: 10,
  outageGraceSeconds: 40,
  idleSeconds: 150,
  absoluteSeconds: 400,
  rotationSeconds: 20,
  rotationGraceSeconds: 10,
}
const skewMs = 4000
/** The last use is noted once a minute. */
const notedMs = 60_000

type State = {
  fleet: Fleet<Identity, ServiceName>
  provider: Provider
  /** What the browser holds, and the login that it belongs to. */
  browser: { cookie: string; login: Login; startedAt: number; usedAt: number; triedAt: number } | undefined
  /** When a response said that sessions were ended. */
  ended: Map<Login, number>
  mayBeEnded: Set<Login>
  completed: Set<Login>
  troubledAt: number
  /** When the end of all sessions began last: it may end those that begin meanwhile. */
  endedAllAt: number
  problems: string[]
}

function begin(seed: number): State {
  startTime(seed)
  const provider = startProvider()
  const services = { database: startDatabase(), provider: provider.service }
  const state = {
    provider,
    browser: undefined,
    ended: new Map(),
    mayBeEnded: new Set<Login>(),
    completed: new Set<Login>(),
    troubledAt: 0,
    endedAllAt: Number.NEGATIVE_INFINITY,
    problems: [],
  }
  const fleet = newFleet({
    names: instanceNames,
    services,
    open: (instance) => inInstance(instance, newIdentity),
    onTrouble: () => {
      state.troubledAt = worldTime()
    },
  })
  return Object.assign(state, { fleet })
}

function newIdentity(): Identity {
  const settings = {
    issuer,
    clientId: 'site',
    clientSecret: undefined,
    scope: 'openid offline_access',
    responseMode: 'query',
    organisation: undefined,
    maxAgeSeconds: 43_200,
    errorPath: '/login-error',
    countryHeader: undefined,
    secret: 'a-secret-of-the-simulation-0123456789',
  } as const
  return { settings, sessions: openSessions(places.sessions), limits, now: Date.now, report: () => undefined }
}

async function logIn(state: State, identity: Identity): Promise<void> {
  const { logins } = state.provider
  const login: Login = { token: 0, revokedAt: undefined }
  const number = logins.push(login) - 1
  if (worldTime() - state.endedAllAt < 15_000) state.mayBeEnded.add(login)
  const iat = Math.floor(Date.now() / 1000)
  const claims = {
    iss: identity.settings.issuer,
    sub: 'ana',
    aud: 'site',
    iat,
    exp: iat + tokenSeconds,
    email: 'Ana@a.example',
  }
  const tokens = { idToken: 'id', accessToken: 'access', refreshToken: `${number}.0` }
  const ticket = await createSession(identity, { claims, tokens, tokensEndAt: Date.now() + tokenSeconds * 1000 })
  const cookie = await encryptTicket(ticket, identity.settings.secret)
  const now = worldTime()
  state.completed.add(login)
  state.browser = { cookie, login, startedAt: now, usedAt: now, triedAt: now }
}

async function useAndJudge(
  state: State,
  identity: Identity,
  what: 'open a page' | 'ask for the session',
): Promise<void> {
  const { browser, troubledAt } = state
  if (!browser) return
  const startedAt = worldTime()
  // A request without a response may have been a use.
  const earlierTry = browser.triedAt
  browser.triedAt = startedAt
  const { because, cookie } = await use(identity, browser.cookie, what).catch(() => unavailable)
  if (cookie !== undefined && state.browser === browser) browser.cookie = cookie
  if (because === undefined) {
    const wrong = reasonToBeEnded(state, browser, { startedAt, earlierTry })
    if (wrong !== undefined) state.problems.push(`a session is alive although ${wrong}`)
    browser.usedAt = Math.max(browser.usedAt, startedAt)
  } else if (because !== 'unavailable' && state.browser === browser) {
    if (troubledAt === state.troubledAt && worldTime() - startedAt < 3000) judgeEnd(state, browser, because)
    state.browser = undefined
  }
}

function judgeEnd(state: State, browser: Browser, because: string): void {
  if (!mayBeOver(state, browser)) state.problems.push(`a customer is logged out without a reason: ${because}`)
}

type Browser = NonNullable<State['browser']>

function reasonToBeEnded(
  { ended }: State,
  { login, startedAt: loggedInAt }: Browser,
  { startedAt, earlierTry }: { startedAt: number; earlierTry: number },
): string | undefined {
  const { idleSeconds, absoluteSeconds, outageGraceSeconds } = limits
  if ((ended.get(login) ?? Number.POSITIVE_INFINITY) < startedAt) return 'it was ended'
  if (startedAt > earlierTry + idleSeconds * 1000 + skewMs) return 'it was idle for too long'
  if (startedAt > loggedInAt + absoluteSeconds * 1000 + skewMs) return 'its longest time is over'
  const revokedEnd =
    (login.revokedAt ?? Number.POSITIVE_INFINITY) + (tokenSeconds + outageGraceSeconds) * 1000 + 2 * skewMs
  return startedAt > revokedEnd + 15_000 ? 'the provider has revoked it' : undefined
}

/** Whether the session of a browser may have ended. */
function mayBeOver({ fleet, mayBeEnded, provider }: State, { login, startedAt, usedAt }: Browser): boolean {
  const now = worldTime() + skewMs
  const isIdle = now > usedAt + limits.idleSeconds * 1000 - notedMs
  const isOld = now > startedAt + limits.absoluteSeconds * 1000
  const isEnded = mayBeEnded.has(login) || login.revokedAt !== undefined
  return isEnded || isIdle || isOld || provider.mode !== 'works' || fleet.isTroubled()
}

async function end(state: State, identity: Identity, what: 'log out' | 'end all sessions'): Promise<void> {
  const { browser, provider } = state
  const meant = what === 'log out' ? (browser ? [browser.login] : []) : [...state.completed]
  for (const login of provider.logins) state.mayBeEnded.add(login)
  if (what === 'end all sessions') state.endedAllAt = worldTime()
  if (what === 'end all sessions') await endSessionsOf(identity, 'ana@A.example')
  else if (browser) await logOut(identity, browser.cookie)
  for (const login of meant) state.ended.set(login, Math.min(state.ended.get(login) ?? worldTime(), worldTime()))
}

function act(state: State, one: SessionStep): void {
  const { logins } = state.provider
  // An outage of the provider that lasts ends sessions.
  if (isOfProvider(one)) for (const login of logins) state.mayBeEnded.add(login)
  if (isDisturbance(one)) return state.fleet.disturb(one)
  if (one.do === 'change the provider') state.provider.mode = one.to
  else if (one.do === 'revoke at the provider') for (const login of logins) login.revokedAt ??= worldTime()
  else startAt(state, one.at, one.do)
}

function startAt(state: State, name: string, what: ActOfBrowser): void {
  const { instance, site: identity } = state.fleet.at(name) ?? {}
  if (instance && identity) void inInstance(instance, () => actAt(state, identity, what).catch(() => undefined))
}

function isOfProvider(one: SessionStep): boolean {
  if (one.do === 'cut off') return one.from === 'provider'
  return one.do === 'change the provider' || (one.do === 'trouble' && one.of === 'provider')
}

async function actAt(state: State, identity: Identity, what: ActOfBrowser): Promise<void> {
  if (what === 'log in') await logIn(state, identity)
  else if (what === 'log out' || what === 'end all sessions') await end(state, identity, what)
  else await useAndJudge(state, identity, what)
}

async function run(steps: readonly SessionStep[], seed: number): Promise<void> {
  const state = begin(seed)
  act(state, { do: 'log in', at: 'A' })
  await pass(200)
  for (const one of steps) {
    act(state, one)
    await pass(one.do === 'wait' ? one.ms : draw() * 40)
  }
  state.fleet.recover()
  state.provider.mode = 'works'
  await pass(40_000)
  for (const name of instanceNames) act(state, { do: 'ask for the session', at: name })
  await pass(10_000)
  state.fleet.end()
  // A lock lasts fourteen seconds here; a token comes again where its response was lost.
  const { repeatedAt = 0 } = state.provider
  if (repeatedAt > state.troubledAt + 60_000) state.problems.push('a refresh token was used twice')
  const [problem] = state.problems
  if (problem !== undefined) throw new Error(problem)
}

export const sessionsWorld: World<SessionStep> = { name: 'sessions', step: sessionStep, mostSteps: 40, run }
