import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { deliveryApp } from 'local-stack/content-service/delivery/delivery-app.ts'
import { bumpCacheVersion } from 'local-stack/content-service/store/cache-version.ts'
import { openStore, type Store } from 'local-stack/content-service/store/open-store.ts'
import { Storyblok } from 'storyblok-js-client'

export const spaceId = 100001
export const publicToken = 'local-public'
export const previewToken = 'local-preview'

/** A story to be stored; omitted values are derived from its full slug. Content may have `__i18n__` keys. */
export type StorySeed = {
  fullSlug: string
  name?: string
  uuid?: string
  parentId?: number
  isFolder?: boolean
  position?: number
  tags?: string[]
  groupId?: string
  path?: string
  publishedAt?: string
  firstPublishedAt?: string
  updatedAt?: string
  draft?: Record<string, unknown>
  /** Left out: the same as the draft; null: not published. */
  published?: Record<string, unknown> | null
}

/** A store in a folder of its own with the delivery API in front of it, on a port of its own. */
export type DeliverySpace = {
  url: string
  store: Store
  add: (seed: StorySeed) => { id: number; uuid: string }
  /** Changes the version of the space's content, as a publish does. */
  bump: () => number
  /** The official client, new each time; it keeps cache versions in the module, so tests that look at them name `cv`. */
  client: (token?: string) => Storyblok
  get: (path: string, init?: RequestInit) => Promise<Response>
  stop: () => Promise<void>
}

/** Starts an empty space with the languages it, de and es-co beside the default one. */
export async function startDelivery(): Promise<DeliverySpace> {
  const folder = await mkdtemp(join(tmpdir(), 'delivery-'))
  const store = openStore(join(folder, 'content.sqlite'))
  const languages = JSON.stringify(['it', 'de', 'es-co'].map((code) => ({ code, name: code })))
  store.run(
    "INSERT INTO spaces (id, name, domain, languages, created_at, updated_at) VALUES (?, 'Zarandal', 'http://localhost:3000/', ?, '', '')",
    [spaceId, languages],
  )
  const context = {
    store,
    spaceId,
    publicToken,
    previewToken,
    managementToken: 'none',
    dataFolder: folder,
    origin: () => url,
    log: () => undefined,
  }
  const app = new Hono().route('/v2', deliveryApp(context))
  const server = serve({ fetch: app.fetch, port: 0, hostname: 'localhost' })
  await new Promise((resolve) => server.once('listening', resolve))
  const url: string = `http://localhost:${portOf(server.address())}`
  return {
    url,
    store,
    add: (seed) => addStory(store, seed),
    bump: () => bumpCacheVersion(store),
    client: (token = publicToken) =>
      new Storyblok({
        accessToken: token,
        endpoint: `${url}/v2`,
        rateLimit: 1000,
        cache: { clear: 'manual', cv: 'manual' },
      }),
    get: (path, init) => fetch(`${url}/v2/cdn/${path}`, init),
    stop: async () => {
      await new Promise((resolve) => server.close(resolve))
      store.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}

function addStory(store: Store, seed: StorySeed): { id: number; uuid: string } {
  const uuid = seed.uuid ?? randomUUID()
  const slug = lastPart(seed.fullSlug)
  const name = seed.name ?? slug
  const row = {
    ...defaults,
    ...camelToColumns(seed),
    uuid,
    group_id: seed.groupId ?? uuid,
    name,
    slug,
    is_folder: seed.isFolder ? 1 : 0,
    is_startpage: seed.fullSlug.endsWith('/') ? 1 : 0,
    tag_list: JSON.stringify(seed.tags ?? []),
    ...layersOf(seed, name),
  }
  const names = Object.keys(row)
  const insert = `INSERT INTO stories (${names.join(', ')}) VALUES (${names.map((key) => `:${key}`).join(', ')})`
  return store.transaction(() => ({ id: store.run(insert, row).id, uuid }))
}

const defaults = {
  parent_id: 0,
  position: 0,
  path: null,
  created_at: '2026-11-18T10:00:00.000Z',
  updated_at: '2026-11-20T10:05:00.000Z',
}

function camelToColumns({ fullSlug, parentId, position, path, updatedAt }: StorySeed): Record<string, string | number> {
  return {
    full_slug: fullSlug,
    ...(parentId !== undefined && { parent_id: parentId }),
    ...(position !== undefined && { position }),
    ...(path !== undefined && { path }),
    ...(updatedAt !== undefined && { updated_at: updatedAt }),
  }
}

function layersOf(seed: StorySeed, name: string): Record<string, string | null> {
  const draft = { _uid: 'root', component: 'page', ...seed.draft }
  const text = JSON.stringify(draft)
  if (seed.isFolder || seed.published === null)
    return { draft: text, content_type: seed.isFolder ? null : draft.component }
  const published = seed.published ? { _uid: 'root', component: 'page', ...seed.published } : draft
  return {
    draft: text,
    content_type: draft.component,
    published: JSON.stringify(published),
    published_content_type: published.component,
    published_name: name,
    published_at: seed.publishedAt ?? '2026-11-20T10:00:00.000Z',
    first_published_at: seed.firstPublishedAt ?? '2026-11-19T10:00:00.000Z',
  }
}

function lastPart(fullSlug: string): string {
  return fullSlug.replace(/\/$/, '').split('/').at(-1) ?? ''
}

/** Gives a story a translated address. */
export function translate(
  store: Store,
  storyId: number,
  slug: { lang: string; path: string; name?: string; isPublished?: boolean },
): void {
  store.run('INSERT INTO translated_slugs (story_id, lang, slug, path, name, published) VALUES (?, ?, ?, ?, ?, ?)', [
    storyId,
    slug.lang,
    lastPart(slug.path),
    slug.path,
    slug.name ?? null,
    slug.isPublished === false ? 0 : 1,
  ])
}
