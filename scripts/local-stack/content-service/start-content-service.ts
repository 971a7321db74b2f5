import { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import { contentService } from './content-service.ts'
import type { TokenScopes } from './management/token-scopes.ts'
import type { OauthClient } from './oauth/grants.ts'
import { startScheduler } from './scheduler/start-scheduler.ts'
import type { ContentContext } from './store/content-context.ts'
import { lockFolder } from './store/lock-folder.ts'
import { openStore } from './store/open-store.ts'
import { prepareSpace } from './store/prepare-space.ts'
import { startWebhookDelivery, type WebhookDeliveryOptions } from './webhooks/start-webhook-delivery.ts'

export type ContentServiceOptions = {
  /** 0 takes any free port. */
  port: number
  /** Contains the store and the uploaded files; created when missing. */
  dataFolder: string
  spaceId: number
  publicToken: string
  previewToken: string
  managementToken: string
  log?: (line: string) => void
  /** Requests per second for single entries before the delivery API responds with 429; unlimited when absent. */
  deliveryRequestsPerSecond?: number
  /** Requests per second before the management API responds with 429; unlimited when absent. */
  managementRequestsPerSecond?: number
  /** Personal access tokens with scopes, beside `managementToken`, which may do everything. */
  scopedTokens?: Readonly<Record<string, TokenScopes>>
  /** Apps that editors may authorize for the space. */
  oauthClients?: readonly OauthClient[]
  /** Delays and limits of webhook delivery that differ from the defaults. */
  webhooks?: Pick<WebhookDeliveryOptions, 'delays' | 'timeout' | 'maxInFlight'>
}

export type ContentService = {
  /** Origin without a trailing slash. */
  url: string
  /** Lets requests in flight finish, then closes the store. */
  stop(): Promise<void>
}

/**
 * Starts the content service on `localhost`.
 * @throws when the port is taken, or the data folder cannot be written or is in use by another service
 */
export async function startContentService(options: ContentServiceOptions): Promise<ContentService> {
  const { spaceId, publicToken, previewToken, managementToken, dataFolder } = options
  const log = options.log ?? (() => undefined)
  const unlock = lockFolder(dataFolder)
  const store = openStore(join(dataFolder, 'content.sqlite'))
  const close = () => {
    store.close()
    unlock()
  }
  let url = ''
  const context: ContentContext = {
    store,
    spaceId,
    dataFolder,
    publicToken,
    previewToken,
    managementToken,
    origin: () => url,
    log,
  }
  const { managementRequestsPerSecond: perSecond, deliveryRequestsPerSecond } = options
  const app = contentService(context, {
    delivery: deliveryRequestsPerSecond === undefined ? {} : { requestsPerSecond: deliveryRequestsPerSecond },
    management: {
      ...(perSecond !== undefined && { requestsPerSecond: perSecond }),
      ...(options.scopedTokens && { scopedTokens: options.scopedTokens }),
    },
    oauthClients: options.oauthClients ?? [],
  })
  try {
    // The space is prepared in the tick in which the port opens: no request is read before it.
    const server = await listen(app.fetch, options.port, (port) => {
      url = `http://localhost:${port}`
      prepareSpace(context)
    })
    const webhooks = startWebhookDelivery({ store, log, ...options.webhooks })
    const scheduler = startScheduler(context)
    const afterwards = [async () => scheduler.stop(), () => webhooks.stop(), async () => close()]
    return { url, stop: () => stop(server, afterwards) }
  } catch (error) {
    close()
    throw error
  }
}

type Fetch = (request: Request) => Response | Promise<Response>

/**
 * Keep-alive timeout of an idle connection, in milliseconds. Longer than a busy machine lets its clients wait between
 * two requests: a connection that closes at the moment of its reuse looks to the client like a service that is down.
 */
const keepAliveTimeout = 120_000

function listen(fetch: Fetch, port: number, onListening: (port: number) => void): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch, port, hostname: 'localhost', serverOptions: { keepAliveTimeout } },
      (address: AddressInfo) => {
        try {
          onListening(address.port)
          resolve(server)
        } catch (error) {
          server.close()
          reject(error)
        }
      },
    )
    server.once('error', reject)
  })
}

/** Milliseconds that a request in flight may still take. */
const shutdownTimeout = 3_000

/** A browser keeps idle connections open; each is closed as soon as it has no request in flight. */
async function stop(server: ServerType, afterwards: readonly (() => Promise<void>)[]): Promise<void> {
  if (server instanceof Server) {
    const sweep = setInterval(() => server.closeIdleConnections(), 20)
    const end = setTimeout(() => server.closeAllConnections(), shutdownTimeout)
    await new Promise<void>((resolve) => server.close(() => resolve()))
    clearInterval(sweep)
    clearTimeout(end)
  }
  for (const step of afterwards) await step()
}
