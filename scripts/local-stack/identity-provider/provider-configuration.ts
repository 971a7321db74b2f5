import { randomBytes } from 'node:crypto'
import type { JWK } from 'jose'
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider'
import { claimsOf, customerById } from './customers.ts'
import type { Faults } from './faults.ts'
import { logoutPage, messagePage } from './pages.ts'

export type ProviderOptions = {
  /** 0 takes any free port. */
  port: number
  /** Origins of the websites that may use the provider, without a trailing slash. */
  siteOrigins: readonly string[]
  clientId: string
  /** Absent for a public client, which authenticates by its redirect URIs and PKCE alone. */
  clientSecret?: string | undefined
  /** Folder of the signing key. */
  dataFolder: string
  /** SMTP port for codes of the second factor. */
  mailPort: number
  /** Whether POST /faults exists: for tests only. */
  hasFaults: boolean
}

const day = 86_400

type Wanted = { options: ProviderOptions; key: JWK; faults: Faults }

/** Authorization code with PKCE, RS256 signatures, rotating refresh tokens, RP-initiated logout. */
export function providerConfiguration({ options, key, faults }: Wanted): Configuration {
  return {
    clients: [
      {
        client_id: options.clientId,
        application_type: 'web',
        ...clientProof(options),
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        id_token_signed_response_alg: 'RS256',
        redirect_uris: options.siteOrigins.map((origin) => `${origin}/api/auth/callback/provider`),
        post_logout_redirect_uris: options.siteOrigins.map((origin) => `${origin}/api/auth/logged-out`),
        // One website of several receives it: they share their sessions.
        backchannel_logout_uri: `${options.siteOrigins[0]}/api/auth/backchannel-logout`,
        backchannel_logout_session_required: true,
      },
    ],
    jwks: { keys: [key as never] },
    cookies: {
      keys: [randomBytes(24).toString('hex')],
      // Ports of one host share cookies, so these names must differ from the site's.
      names: { session: '_identity_session', interaction: '_identity_step', resume: '_identity_resume' },
    },
    claims: {
      openid: ['sub', 'org_id', 'org_name', 'groups', 'market'],
      profile: ['name', 'locale'],
      email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    scopes: ['openid', 'offline_access'],
    extraParams: ['organization'],
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: { enabled: true, logoutSource: logoutPage, postLogoutSuccessSource: messagePage },
    },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    rotateRefreshToken: true,
    issueRefreshToken: async (_, client) => client.grantTypeAllowed('refresh_token'),
    loadExistingGrant: grantOf,
    findAccount: (_, id) => {
      const customer = customerById(id)
      return customer && { accountId: id, claims: () => claimsOf(customer) }
    },
    ttl: {
      AccessToken: () => faults.tokenSeconds,
      IdToken: () => faults.tokenSeconds,
      AuthorizationCode: 60,
      Grant: 14 * day,
      Interaction: 3600,
      RefreshToken: 14 * day,
      Session: day,
    },
    fetch: fetchOfThisMachine,
    renderError: (ctx, { error, error_description }) => messagePage(ctx, `${error}: ${error_description ?? ''}`),
  }
}

/** The package's own refuses addresses of this machine; here every website is one. */
const fetchOfThisMachine: typeof fetch = (url, init) =>
  fetch(url, init && Object.fromEntries(Object.entries(init).filter(([name]) => name !== 'dispatcher')))

/** The client authentication at the token endpoint (RFC 6749, section 2.3). */
function clientProof({ clientSecret }: ProviderOptions) {
  if (clientSecret === undefined) return { token_endpoint_auth_method: 'none' } as const
  return { token_endpoint_auth_method: 'client_secret_basic', client_secret: clientSecret } as const
}

/** Skips the consent step: the house already has the data of its customers. */
async function grantOf(ctx: KoaContextWithOIDC) {
  const { client, session, result, provider } = ctx.oidc
  const accountId = session?.accountId
  if (!client || accountId === undefined) return undefined
  const known = result?.consent?.grantId ?? session?.grantIdFor(client.clientId)
  const stored = known === undefined ? undefined : await provider.Grant.find(known)
  if (stored) return stored
  const grant = new provider.Grant({ accountId, clientId: client.clientId })
  grant.addOIDCScope('openid profile email offline_access')
  await grant.save()
  return grant
}
