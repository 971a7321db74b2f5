import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { join } from 'node:path'
import next from 'next'
import { z } from 'zod'
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

const requiredFiles = z.object({ config: z.record(z.string(), z.unknown()) })

/**
 * Hands the framework its configuration as the build resolved it, the way that its own standalone server does. Without it, each start
 * compiles `next.config.ts`, for which it loads a compiler of a hundred megabytes.
 * @param folder of the build that is served, relative to the site: it may be a copy of the one that was built
 */
export function passBuiltConfiguration(built: string, folder: string): void {
  const text = readFileSync(join(built, 'required-server-files.json'), 'utf8')
  const { config } = requiredFiles.parse(JSON.parse(text))
  process.env['__NEXT_PRIVATE_STANDALONE_CONFIG'] = JSON.stringify({ ...config, distDir: folder })
}

/** Prepares the framework, which takes the server for the socket over which the development page reloads. */
export async function openFramework(
  { isProduction, site, built, env }: ServerSettings,
  httpServer: Server,
): Promise<RequestListener> {
  if (isProduction) passBuiltConfiguration(built, env.SITE_BUILD_FOLDER)
  const app = next({ dev: !isProduction, dir: site, hostname: 'localhost', port: env.SITE_PORT, httpServer })
  await app.prepare()
  return app.getRequestHandler()
}
