import { createServer, type RequestListener, type Server } from 'node:http'
import next from 'next'
import type { ServerSettings } from './settings.ts'

/** Headers come at once, bodies within the time that a slow upload takes; a proxy closes idle connections before this server does. */
export const serverLimits = { headersTimeout: 15_000, requestTimeout: 120_000, keepAliveTimeout: 65_000 }

/**
 * Only the development page has a socket: elsewhere the framework would end the connection of a client that offers an upgrade,
 * such as h2c.
 */
export function openHttpServer({ isProduction }: Pick<ServerSettings, 'isProduction'>): Server {
  return createServer({ ...serverLimits, shouldUpgradeCallback: () => !isProduction })
}

/** Prepares the framework, which takes the server for the socket over which the development page reloads. */
export async function openFramework(
  { isProduction, site, env }: ServerSettings,
  httpServer: Server,
): Promise<RequestListener> {
  const app = next({ dev: !isProduction, dir: site, hostname: 'localhost', port: env.SITE_PORT, httpServer })
  await app.prepare()
  return app.getRequestHandler()
}
