import type { OauthClient } from './grants.ts'

/** An app as a client of the space: the vendor returns to its `https` address, a browser of this machine to `http`. */
export function appClient(app: { url: string; clientId: string; clientSecret: string }): OauthClient {
  return {
    clientId: app.clientId,
    clientSecret: app.clientSecret,
    redirectUri: `${app.url.replace(/^http:/, 'https:')}/app/connect/callback`,
    browserUri: `${app.url}/app/connect/callback`,
  }
}
