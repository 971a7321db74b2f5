import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Env } from '#site/server/configuration/env.ts'

/** The variables of the process and what follows from them; every folder is absolute. */
export type ServerSettings = {
  env: Env
  isProduction: boolean
  /** The folder of the site. */
  site: string
  /** The build of the framework. */
  built: string
  buildId: string
  /** Host of the main website. */
  host: string
}

/** @throws Error in production where the site is not built */
export function serverSettings(env: Env, site = resolve(import.meta.dirname, '../..')): ServerSettings {
  const isProduction = env.NODE_ENV === 'production'
  const built = resolve(site, env.SITE_BUILD_FOLDER)
  return {
    env,
    isProduction,
    site,
    built,
    buildId: isProduction ? readFileSync(join(built, 'BUILD_ID'), 'utf8').trim() : 'development',
    host: new URL(env.SITE_URL).host,
  }
}

/** How long a process that ends serves new requests and waits for those under way, in milliseconds. */
export function stopTimes({ DRAIN_SECONDS, STOP_SECONDS }: Env): { drainMs: number; limitMs: number } {
  return { drainMs: DRAIN_SECONDS * 1000, limitMs: STOP_SECONDS * 1000 }
}

/** The framework's part of the process opens the same files, whatever it takes for the current folder. */
export function passToFramework({ site, buildId }: ServerSettings): void {
  process.env['PROJECT_FOLDER'] = resolve(site, '..')
  process.env['BUILD_ID'] = buildId
}
