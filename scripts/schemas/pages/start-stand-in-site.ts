import { createHmac, randomUUID } from 'node:crypto'
import { access, mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readHosts } from 'site/routing/hosts/site-hosts.ts'
import { readSettings, root } from '../../settings.ts'
import type { Child } from '../../system/child.ts'
import { freePort } from '../../system/free-port.ts'
import { startSite } from '../../system/services/start-site.ts'

export type Page = {
  status: number
  body: string
  /** Whether it is a stale copy, sent because the render failed. */
  isOld: boolean
}

export type StandInSite = {
  /** Its address. */
  url: string
  /** Names of its public websites. */
  hosts: readonly string[]
  /** Requests a page as a visitor. @param address host and path */
  render: (address: string) => Promise<Page>
  /** Sends a publication event, as the CMS does: pages that depend on the story render again. */
  reportPublished: (story: { id: number; fullSlug: string }) => Promise<void>
  stop: () => Promise<void>
}

type Starting = {
  /** Delivery API that it reads, without `/v2`. */
  contentUrl: string
  spaceId: number
  publicToken: string
  previewToken: string
  /** Rate limit of the delivery API, requests a second. */
  perSecond: number
  onLine?: (line: string) => void
}

const signals = ['SIGINT', 'SIGTERM'] as const

/** An unused port: this site must write no search records and store no sessions. */
const nowhere = 'http://127.0.0.1:9'

/**
 * The built site of this repository as a separate process that shares nothing: its cache, forms and sessions are in a
 * temporary folder.
 * @throws Error when the site is not built or does not start
 */
export async function startStandInSite({
  contentUrl,
  onLine = () => undefined,
  ...space
}: Starting): Promise<StandInSite> {
  await requireBuild()
  const folder = await mkdtemp(join(tmpdir(), 'stand-in-site-'))
  const children: Child[] = []
  const stop = async () => {
    for (const signal of signals) process.off(signal, stopAndEnd)
    await Promise.all(children.map((child) => child.stop()))
    await rm(folder, { recursive: true, force: true })
  }
  // An interrupted command must leave neither a process nor a folder.
  const stopAndEnd = () => void stop().then(() => process.exit(130))
  for (const signal of signals) process.once(signal, stopAndEnd)
  try {
    const port = await freePort()
    const [siteUrl, secret] = [`http://localhost:${port}`, randomUUID()]
    const settings = {
      ...readSettings(),
      SITE_PORT: port,
      DATA_FOLDER: folder,
      WEBHOOK_SECRET: secret,
      SPACE_ID: space.spaceId,
      CONTENT_PUBLIC_TOKEN: space.publicToken,
      CONTENT_PREVIEW_TOKEN: space.previewToken,
    }
    const extra = { ...apart, CONTENT_REQUESTS_PER_SECOND: String(space.perSecond) }
    await startSite({ settings, siteUrl, contentUrl, children, onLine, mode: 'production', extra })
    return {
      url: siteUrl,
      hosts: publicHosts(siteUrl),
      render: drawerOf(port),
      reportPublished: tellerOf(siteUrl, secret, space.spaceId),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Empty is unset: removes the services that real processes share. */
const apart = {
  SEARCH_HOST: nowhere,
  DATABASE_URL: '',
  REDIS_URL: '',
  METRICS_PORT: '',
  FORMS_WEBHOOK_URL: '',
}

async function requireBuild(): Promise<void> {
  const folder = process.env['SITE_BUILD_FOLDER'] || '.next'
  const isBuilt = await access(join(root, 'site', folder, 'BUILD_ID')).then(
    () => true,
    () => false,
  )
  if (!isBuilt) throw new Error('The site is not built, so no page can be rendered: npm start builds it.')
}

/** The websites of the process, from its variable (`site/server/configuration/env.ts`). */
function publicHosts(siteUrl: string): string[] {
  return readHosts(process.env['SITE_HOSTS'], siteUrl)
    .filter(({ isPublic }) => isPublic)
    .map(({ host }) => host)
}

function drawerOf(port: number) {
  return (address: string): Promise<Page> => {
    const at = address.indexOf('/')
    const [host, path] = [address.slice(0, at), address.slice(at)]
    return new Promise((resolve, reject) => {
      const requested = request({ host: 'localhost', port, path, headers: { host: `${host}:${port}` } }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const body = response.headers.location ?? Buffer.concat(parts).toString('utf8')
          resolve({
            status: response.statusCode ?? 0,
            body,
            isOld: response.headers['cache-status'] === 'zarandal; fwd=stale',
          })
        })
      })
      requested.setTimeout(30_000, () => requested.destroy(new Error(`${address} was not rendered within 30 s.`)))
      requested.on('error', reject)
      requested.end()
    })
  }
}

/** A webhook of the CMS, signed (Storyblok docs, webhooks). */
function tellerOf(siteUrl: string, secret: string, spaceId: number) {
  return async ({ id, fullSlug }: { id: number; fullSlug: string }): Promise<void> => {
    const body = JSON.stringify({ action: 'published', space_id: spaceId, story_id: id, full_slug: fullSlug })
    const headers = { 'webhook-signature': createHmac('sha1', secret).update(body).digest('hex') }
    const response = await fetch(`${siteUrl}/api/content-changed`, { method: 'POST', headers, body })
    if (!response.ok) throw new Error(`The site responded to the change event with ${response.status}.`)
  }
}
