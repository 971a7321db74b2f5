import type { Identity } from '../identity.ts'
import { providerFetch } from '../provider/provider-fetch.ts'
import { type ProviderMetadata, providerMetadata } from '../provider/provider-metadata.ts'
import { startWithLibrary } from './library-login.ts'
import { type LoginMode, newState, startTransaction } from './transaction.ts'

export type LoginWish = {
  /** Origin of the visitor's website. */
  origin: string
  /** Where the customer goes afterwards; already limited to addresses of the site. */
  returnTo: string
  mode: LoginMode
  /** Instead of the configured one. */
  organisation: string | undefined
  /** BCP 47 tags for the provider's pages. */
  languages: string
  cookieHeader: string | null
}

export type StartedLogin = { location: string; cookies: string[] }

/**
 * Starts a login: the authorization URL, and the cookie with its transaction.
 * @throws IdentityError when the provider cannot be reached
 */
export async function startLogin(identity: Identity, wish: LoginWish): Promise<StartedLogin> {
  const details = await providerMetadata(identity)
  const organisation = identity.settings.organisation ?? wish.organisation
  const started = await startWithLibrary(
    { identity, params: requestFor(identity, wish, organisation), fetch: responsesOf(identity, details.document) },
    { origin: wish.origin, state: newState(wish.returnTo) },
  )
  const { mode } = wish
  const transaction = { ...started.checks, mode, ...(organisation === undefined ? {} : { organisation }) }
  return {
    location: started.location,
    cookies: await startTransaction(identity, transaction, wish.cookieHeader),
  }
}

function requestFor({ settings }: Identity, { mode, languages }: LoginWish, organisation: string | undefined) {
  return {
    scope: settings.scope,
    max_age: String(settings.maxAgeSeconds),
    ...(settings.responseMode === 'query' ? {} : { response_mode: settings.responseMode }),
    ...(mode === 'silent' ? { prompt: 'none' } : {}),
    ...(languages === '' ? {} : { ui_locales: languages }),
    ...(organisation === undefined ? {} : { organization: organisation }),
  }
}

/**
 * The library fetches the provider's metadata at every step; it gets the document that was fetched and validated
 * already. It demands a userinfo endpoint in it, which many providers lack, and never calls it: the claims are those of
 * the ID token.
 */
export function responsesOf(identity: Identity, document: ProviderMetadata['document']): typeof fetch {
  return async (input, init) => {
    const url = String(input instanceof Request ? input.url : input)
    if (url.endsWith('/.well-known/openid-configuration')) {
      return Response.json({ userinfo_endpoint: document.issuer, ...document })
    }
    return await providerFetch(identity, url, init)
  }
}
