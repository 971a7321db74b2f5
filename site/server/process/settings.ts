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
  pageCacheFolder: string
  submissionsFolder: string
  identityFolder: string
  /** Host of the main website. */
  host: string
}

/** @throws Error in production where the site is not built */
export function serverSettings(env: Env, site = resolve(import.meta.dirname, '../..')): ServerSettings {
  const isProduction = env.NODE_ENV === 'production'
  const [built, data] = [resolve(site, env.SITE_BUILD_FOLDER), (folder: string) => resolve(site, '..', folder)]
  return {
    env,
    isProduction,
    site,
    built,
    buildId: isProduction ? readFileSync(join(built, 'BUILD_ID'), 'utf8').trim() : 'development',
    pageCacheFolder: data(env.PAGE_STORE_FOLDER),
    submissionsFolder: data(env.SUBMISSIONS_FOLDER),
    identityFolder: data(env.IDENTITY_FOLDER),
    host: new URL(env.SITE_URL).host,
  }
}

/** The framework's part of the process opens the same files, whatever it takes for the current folder. */
export function passToFramework({ submissionsFolder, identityFolder, buildId }: ServerSettings): void {
  process.env['SUBMISSIONS_FOLDER'] = submissionsFolder
  process.env['IDENTITY_FOLDER'] = identityFolder
  process.env['BUILD_ID'] = buildId
}
