import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Fault, FaultName } from 'local-stack/identity-provider/faults.ts'
import { startIdentityProvider } from 'local-stack/identity-provider/start-identity-provider.ts'
import type { Exchange } from 'site/identity/http-exchange.ts'
import { type TestIdentity, testIdentity } from 'site/identity/identity.fixture.ts'
import { respondToCallback } from 'site/identity/login/respond-to-callback.ts'
import { respondToDone } from 'site/identity/login/respond-to-done.ts'
import { respondToLogin } from 'site/identity/login/respond-to-login.ts'
import { respondToLoggedOut, respondToLogout } from 'site/identity/session/respond-to-logout.ts'
import { respondToProviderLogout } from 'site/identity/session/respond-to-provider-logout.ts'
import { type PageSession, respondWithSession } from 'site/identity/session/respond-with-session.ts'
import { markets } from 'site/routing/markets.ts'

const siteOrigin = 'http://localhost:3999'

const addresses: Readonly<Record<string, (exchange: Exchange) => Response | Promise<Response>>> = {
  '/api/auth/login': respondToLogin,
  '/api/auth/callback/provider': respondToCallback,
  '/api/auth/logout': respondToLogout,
  '/api/auth/logged-out': respondToLoggedOut,
  '/api/auth/backchannel-logout': respondToProviderLogout,
  '/api/auth/done': respondToDone,
  '/api/session': respondWithSession,
}

export type Stop = {
  /** The current address: of the site's page, without its origin, or of the provider's. */
  at: string
  status: number
  text: string
  /** Every address of the redirect chain. */
  trail: readonly string[]
}

/** A minimal HTTP client with cookies, redirects, and the forms of the provider. */
export type Walker = {
  /** Cookies by name; the key of a cookie with a path is its name, a space and the path. */
  cookies: Map<string, string>
  /** Headers of each request; initially those of a frame in our own page. */
  headers: Record<string, string>
  go: (path: string, form?: Record<string, string>) => Promise<Stop>
  logIn: (options?: { returnTo?: string; email?: string; password?: string; query?: string }) => Promise<Stop>
  session: () => Promise<PageSession>
}

/** The real provider and the site's part of the login, without the rest of the site. */
export async function identityWalk(changes: Parameters<typeof testIdentity>[0] = {}) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'identity-'))
  const provider = await startIdentityProvider({
    port: 0,
    siteOrigins: [siteOrigin],
    clientId: 'zarandal-site',
    clientSecret: changes.settings?.clientSecret,
    dataFolder,
    mailPort: 1,
    hasFaults: true,
  })
  const identity = testIdentity({ ...changes, settings: { issuer: provider.issuer, ...changes.settings } })
  const fault = (name: FaultName, more: Partial<Omit<Fault, 'name'>> = {}) =>
    provider.faults.set({ name, seconds: 0, ms: 15_000, ...more })
  const stop = async () => {
    await provider.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
  return { ...provider, stop, identity, fault, walker: () => walkerIn(identity) }
}

export function walkerIn(identity: TestIdentity): Walker {
  const cookies = new Map<string, string>()
  const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' }
  const cookieHeader = ({ pathname }: URL) =>
    [...cookies]
      .filter(([key]) => pathname.startsWith(key.split(' ')[1] ?? '/'))
      .map(([key, value]) => `${key.split(' ')[0]}=${value}`)
      .join('; ')

  async function send(url: URL, form: Record<string, string> | undefined): Promise<Response> {
    const init: RequestInit = {
      redirect: 'manual',
      headers: { cookie: cookieHeader(url), ...headers },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    }
    const handler = url.origin === siteOrigin ? addresses[url.pathname] : undefined
    if (!handler) return await fetch(url, init)
    return await handler({ identity, request: new Request(url, init), origin: siteOrigin, market: markets.base })
  }

  async function go(path: string, form?: Record<string, string>): Promise<Stop> {
    let url = new URL(path, siteOrigin)
    let sent = form
    const trail: string[] = []
    for (let hop = 0; hop < 12; hop += 1) {
      trail.push(url.href)
      const isPage = url.origin === siteOrigin && addresses[url.pathname] === undefined
      if (isPage) return { at: url.href.slice(siteOrigin.length), status: 200, text: '', trail }
      const response = await send(url, sent)
      for (const line of response.headers.getSetCookie()) keep(cookies, line)
      const location = response.headers.get('location')
      if (location === null) return { at: url.href, status: response.status, text: await response.text(), trail }
      url = new URL(location, url)
      sent = undefined
    }
    throw new Error(`No end of redirects:\n${trail.join('\n')}`)
  }

  return {
    cookies,
    headers,
    go,
    async logIn({
      returnTo = '/extranet',
      email = 'marta@levante.example',
      password = 'llaves-2026',
      query = '',
    } = {}) {
      const form = await go(`/api/auth/login?${new URLSearchParams({ returnTo })}${query}`)
      if (!form.at.includes('/interaction/')) return form
      const end = await go(`${form.at}/login`, { email, password })
      return { ...end, trail: [...form.trail, ...end.trail] }
    },
    session: async () => JSON.parse((await go('/api/session')).text) as PageSession,
  }
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(/;\s*/)
  const at = pair.indexOf('=')
  const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/'
  const name = `${pair.slice(0, at)}${path === '/' ? '' : ` ${path}`}`
  const hasEnded = attributes.some((one) => /^max-age=0$/i.test(one) || /^expires=thu, 01 jan 1970/i.test(one))
  if (hasEnded) cookies.delete(name)
  else cookies.set(name, pair.slice(at + 1))
}
