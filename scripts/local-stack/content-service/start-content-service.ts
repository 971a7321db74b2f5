import { join } from 'node:path'
import { serveApp } from '../serve-app.ts'
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
    const server = await serveApp({
      fetch: app.fetch,
      port: options.port,
      onListening: (origin) => {
        url = origin
        prepareSpace(context)
      },
    })
    const webhooks = startWebhookDelivery({ store, log, ...options.webhooks })
    const scheduler = startScheduler(context)
    return {
      url,
      async stop() {
        await server.close()
        scheduler.stop()
        await webhooks.stop()
        close()
      },
    }
  } catch (error) {
    close()
    throw error
  }
}
