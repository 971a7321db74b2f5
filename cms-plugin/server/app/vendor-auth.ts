import type { IncomingMessage, ServerResponse } from 'node:http'
import * as vendor from '@storyblok/app-extension-auth'

/** The signed-in user, as the package stores it. The tokens are for the server alone. */
export type AppSession = {
  spaceId: string | number
  userId: string | number
  userName: string
  spaceName: string
  expiresAt: number
  accessToken: string
  refreshToken: string
}

export type Params = {
  clientId: string
  clientSecret: string
  baseUrl: string
  endpointPrefix: string
  successCallback: string
  errorCallback: string
  /** Replaces the vendor's own hosts. */
  storyblokApiBaseUrl?: string
}

type Exchange = { req: IncomingMessage; res: ServerResponse }

/**
 * The part of the package that is used. Its types name files without extensions, which Node's own resolution does not
 * find; these are the same, written down.
 */
type VendorAuth = {
  authHandler: (params: Params) => (req: IncomingMessage, res: ServerResponse) => Promise<void>
  getSessionStore: (params: Params) => (exchange: Exchange) => {
    get: (who: { spaceId: string; userId: string }) => Promise<AppSession | undefined>
  }
}

export const { authHandler, getSessionStore } = vendor as unknown as VendorAuth
