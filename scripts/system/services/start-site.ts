import { join } from 'node:path'
import type { Hosting } from 'site/server/configuration/hosting.ts'
import { root, type Settings } from '../../settings.ts'
import { type Child, type OnLine, startChild, untilResponds } from '../child.ts'
import { startOnServedBuild } from '../served-build.ts'
import { siteFlags, siteMemory } from './site-flags.ts'

type StartingSite = {
  settings: Settings
  siteUrl: string
  /** Address of the content service. */
  contentUrl: string
  children: Child[]
  onLine?: OnLine | undefined
  mode: 'production' | 'development'
  /** Path that responds once the site has started; absent: the home page. */
  aliveAt?: string
  /** The server that it runs in: the site's own, or the framework's (docs/hosts.md). Absent: what HOSTING of this process says. */
  hosting?: Hosting
  /** Variables besides those of the settings. */
  extra?: Readonly<Record<string, string>>
}

/**
 * Starts the built site, or the one that reloads on change, and waits until it responds. A later build does not change
 * the served files.
 */
export async function startSite(starting: StartingSite): Promise<Child> {
  const { siteUrl, children, mode, extra, aliveAt = '' } = starting
  // A standalone output is a build of its own.
  const isCopied = mode === 'production' && extra?.['SITE_BUILD_FOLDER'] === undefined && !process.env['SITE_SERVER']
  const child = isCopied
    ? await startOnServedBuild((folder) => startProcess(starting, { SITE_BUILD_FOLDER: folder }))
    : startProcess(starting)
  children.push(child)
  await untilResponds(`${siteUrl}${aliveAt}`, child)
  return child
}

function startProcess(starting: StartingSite, build: Readonly<Record<string, string>> = {}): Child {
  const { settings, siteUrl, contentUrl, onLine, mode, extra = {}, hosting } = starting
  return startChild({
    name: 'The site',
    command: process.execPath,
    args: [...siteFlags, ...serverArguments(settings, hosting)],
    cwd: join(root, 'site'),
    env: {
      ...siteMemory,
      ...siteEnvironment({ settings, siteUrl, contentUrl, mode }),
      // What the standalone server reads.
      PORT: String(settings.SITE_PORT),
      HOSTNAME: 'localhost',
      ...build,
      ...extra,
    },
    onLine: (line, stream) => onLine?.(`site | ${line}`, stream),
  })
}

/** SITE_SERVER of this process names the server of a standalone output, which reads its port from PORT. */
function serverArguments({ SITE_PORT }: Settings, hosting = process.env['HOSTING']): string[] {
  const standalone = process.env['SITE_SERVER']
  if (hosting === 'node' && standalone) return [standalone]
  if (hosting !== 'node') return [join(root, 'site/server/main.ts')]
  return [
    join(root, 'node_modules/next/dist/bin/next'),
    'start',
    '--hostname',
    'localhost',
    '--port',
    String(SITE_PORT),
  ]
}

/** Where instances on one machine that share Redis store forms and sessions together. */
export function commonFiles(folder: string): Record<string, string> {
  return { SUBMISSIONS_FOLDER: join(folder, 'common/submissions'), IDENTITY_FOLDER: join(folder, 'common/identity') }
}

/** Variables with which a site reads the embedded stack. */
export function siteEnvironment({
  settings,
  siteUrl,
  contentUrl,
  mode,
}: Pick<StartingSite, 'settings' | 'siteUrl' | 'contentUrl' | 'mode'>): Record<string, string> {
  return {
    NODE_ENV: mode,
    SITE_PORT: String(settings.SITE_PORT),
    SITE_URL: siteUrl,
    CONTENT_API_URL: `${contentUrl}/v2`,
    CONTENT_PUBLIC_TOKEN: settings.CONTENT_PUBLIC_TOKEN,
    CONTENT_PREVIEW_TOKEN: settings.CONTENT_PREVIEW_TOKEN,
    CONTENT_MANAGEMENT_URL: contentUrl,
    CONTENT_PREVIEW_PLAN_TOKEN: settings.CONTENT_MANAGEMENT_TOKEN,
    SPACE_ID: String(settings.SPACE_ID),
    EDITOR_ORIGIN: settings.EDITOR_ORIGIN,
    GATE_USER: settings.GATE_USER,
    GATE_PASSWORD: settings.GATE_PASSWORD,
    CONTENT_ASSET_TOKEN: settings.CONTENT_PREVIEW_TOKEN,
    WEBHOOK_SECRET: settings.WEBHOOK_SECRET,
    FORMS_SECRET: settings.FORMS_SECRET,
    SUBMISSIONS_FOLDER: join(settings.DATA_FOLDER, 'submissions'),
    IDENTITY_ISSUER: `http://localhost:${settings.IDENTITY_PORT}`,
    IDENTITY_FOLDER: join(settings.DATA_FOLDER, 'identity'),
    SESSION_SECRET: settings.SESSION_SECRET,
    SEARCH_HOST: `http://localhost:${settings.SEARCH_PORT}`,
    SEARCH_APP_ID: settings.SEARCH_APP_ID,
    SEARCH_ADMIN_KEY: settings.SEARCH_ADMIN_KEY,
    SEARCH_PUBLIC_KEY: settings.SEARCH_PUBLIC_KEY,
    SEARCH_EXTRANET_KEY: settings.SEARCH_EXTRANET_KEY,
    SMTP_URL: `smtp://localhost:${settings.MAIL_PORT}`,
    PAGE_STORE_FOLDER: join(settings.DATA_FOLDER, 'page-store'),
  }
}
