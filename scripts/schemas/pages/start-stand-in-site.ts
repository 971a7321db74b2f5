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
  /** Whether it is an earlier drawing, sent because the page could not be drawn. */
  isOld: boolean
}

export type StandInSite = {
  /** Where it answers. */
  url: string
  /** Names of its public websites. */
  hosts: readonly string[]
  /** A page as a visitor gets it. @param address host and path */
  render: (address: string) => Promise<Page>
  /** Says that a story was published, as the CMS does: pages that depend on it are drawn anew. */
  reportPublished: (story: { id: number; fullSlug: string }) => Promise<void>
  stop: () => Promise<void>
}

type Starting = {
  /** Delivery API that it reads, without `/v2`. */
  contentUrl: string
  spaceId: number
  publicToken: string
  previewToken: string
  /** Questions a second that the delivery API takes. */
  perSecond: number
  onLine?: (line: string) => void
}

const signals = ['SIGINT', 'SIGTERM'] as const

/** Nothing listens there: a site that is only looked at must write no search records and keep no sessions. */
const nowhere = 'http://127.0.0.1:9'

/**
 * The built site of this repository as a process of its own, with nothing that others use: its pages, forms and sessions lie
 * in a folder that goes with it.
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
  // Whoever is interrupted leaves neither a process nor a folder behind.
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

/** Empty is unset: whatever the environment shares between the real processes. */
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
  if (!isBuilt) throw new Error('The site is not built, so no page can be drawn: npm start builds it.')
}

/** The websites that the process serves, as its own variable says (`site/server/configuration/env.ts`). */
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
      requested.setTimeout(30_000, () => requested.destroy(new Error(`${address} was not drawn within 30 s.`)))
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
    if (!response.ok) throw new Error(`The site answered ${response.status} to the word of a change.`)
  }
}
