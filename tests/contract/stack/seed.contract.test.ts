import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newsItem } from 'component-schemas/content-types/news-item/schema.ts'
import { managementRequests } from 'scripts/management/management-requests.ts'
import { writeLoadSet } from 'scripts/seed/load/write-load-set.ts'
import { isEmptySpace, type SeedReport, seedContent } from 'scripts/seed/seed.ts'
import { storiesBySlug, storyDetailOf } from 'scripts/seed/space/story-rows.ts'
import StoryblokClient from 'storyblok-js-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copySeededContent } from '../../support/seeded-content.ts'
import {
  type LocalService,
  managementClient,
  required,
  spaceId,
  startLocalService,
  tokens,
} from '../support/local-service.ts'

let service: LocalService
let first: SeedReport

const access = () => ({ contentUrl: service.url, managementToken: tokens.managementToken, spaceId })

function deliveryClient(accessToken: string): StoryblokClient {
  return new StoryblokClient({ accessToken, endpoint: `${service.url}/v2`, cache: { type: 'none' }, rateLimit: 1000 })
}

/** The words of a story in a language, as one text. */
async function delivered(slug: string, language?: string): Promise<string> {
  const client = deliveryClient(tokens.publicToken)
  const { data } = await client.get(`cdn/stories/${slug}`, language ? { language } : {})
  return JSON.stringify(data.story)
}

beforeAll(async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'seed-'))
  first = await copySeededContent(dataFolder)
  service = await startLocalService({ dataFolder })
}, 600_000)

afterAll(async () => {
  await service.remove()
})

describe('seeding an empty space', () => {
  test('an untouched service is empty, a seeded one is not', async () => {
    const untouched = await startLocalService()
    const isEmpty = await isEmptySpace({ ...access(), contentUrl: untouched.url }).finally(untouched.remove)
    expect([isEmpty, await isEmptySpace(access())]).toEqual([true, false])
  })

  test('every file and every story is sent once', () => {
    expect(first.files.uploaded).toBe(first.files.total)
    expect(first.stories.unchanged).toBe(0)
    expect(first.stories.updated).toBeGreaterThanOrEqual(24)
    expect(first.hasSetLanguages).toBe(true)
  })

  test('a second run writes nothing', async () => {
    const client = deliveryClient(tokens.publicToken)
    const versionBefore = (await client.get('cdn/spaces/me')).data.space.version
    const second = await seedContent(access())
    expect(second).toEqual({
      files: { total: first.files.total, uploaded: 0 },
      stories: { created: 0, updated: 0, unchanged: first.stories.updated },
      hasSetLanguages: false,
    })
    expect((await client.get('cdn/spaces/me')).data.space.version).toBe(versionBefore)
  })

  test('a run that was interrupted is taken up where it stopped', async () => {
    const client = managementClient(service.url)
    const { data } = await client.stories.list({ query: { by_slugs: 'global/productos/nor-1r' } as never })
    const [row] = data.stories ?? []
    await client.stories.update(Number(row?.id), {
      body: { story: { content: { component: 'product' } }, force_update: '1' } as never,
    })
    const again = await seedContent(access())
    expect(again.stories).toMatchObject({ created: 0, updated: 1 })
    expect(await delivered('global/productos/nor-1r')).toContain('Llave de cilindro NOR-1R de cinco cortes')
  })
})

test('a page of an earlier seed that stands where a folder begins becomes its start page', async () => {
  const client = managementClient(service.url)
  const rowAt = async (slug: string) => required((await storiesBySlug(client)).get(slug))
  const change = (id: number, story: object) =>
    client.stories.update(id, { body: { story, force_update: '1' } as never })
  const [page, inside] = [await rowAt('global/buscar/'), await rowAt('global/buscar/llave')]
  const folder = await rowAt('global/buscar')
  const { translated_slugs: slugs } = await storyDetailOf(client, page.id)
  const aside = slugs.map((own) => ({ ...own, slug: `${own.slug}-antes` }))
  await client.stories.delete(inside.id)
  const place = { parent_id: Number(folder['parent_id']), is_startpage: false }
  await change(page.id, { ...place, slug: 'buscar-antes', translated_slugs_attributes: aside })
  await client.stories.delete(folder.id)
  await change(page.id, { slug: 'buscar', translated_slugs_attributes: slugs })
  expect((await rowAt('global/buscar')).uuid).toBe(page.uuid)
  await seedContent(access())
  expect((await rowAt('global/buscar/')).uuid).toBe(page.uuid)
  expect(await delivered('global/buscar/')).toContain('"component":"page"')
  expect(await delivered('global/buscar/llave')).toContain('"component":"page"')
})

describe('the seeded space as the site reads it', () => {
  test('the home page speaks Spanish and English', async () => {
    expect(await delivered('global/home')).toContain('Una llave es una línea cortada en metal')
    const english = await delivered('global/home', 'en')
    expect(english).toContain('A key is a line cut in metal')
    expect(english).not.toContain('línea cortada')
  })

  test('a start page stands for its folder', async () => {
    expect(await delivered('global/productos/')).toContain('product-listing')
  })

  test('a translated slug leads to the same story', async () => {
    const client = deliveryClient(tokens.publicToken)
    const spanish = await client.get('cdn/stories/global/categorias/maquinas')
    const english = await client.get('cdn/stories/global/category/machines', { language: 'en' })
    expect(english.data.story.uuid).toBe(spanish.data.story.uuid)
  })

  test('relations point at stories that exist', async () => {
    const client = deliveryClient(tokens.publicToken)
    const { data } = await client.get('cdn/stories/global/productos/nor-1', {
      resolve_relations: 'product.replacedBy',
    })
    expect(data.story.content.replacedBy.content.code).toBe('NOR-1R')
  })

  test('a picture of the home page is served', async () => {
    const client = deliveryClient(tokens.publicToken)
    const { data } = await client.get('cdn/stories/global/home')
    const { filename, focus } = data.story.content.body[0].media
    expect(focus).toMatch(/^\d+x\d+:\d+x\d+$/)
    const response = await fetch(filename)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
  })

  test('a draft is not public', async () => {
    await expect(delivered('global/productos/bor-0x')).rejects.toMatchObject({ status: 404 })
    const list = await deliveryClient(tokens.publicToken).get('cdn/stories', { per_page: 100, starts_with: 'global/' })
    expect(JSON.stringify(list.data)).not.toContain('canario-sin-publicar-7391')
  })
})

describe('the load set', () => {
  const fill = (sizes: Record<string, number>) =>
    writeLoadSet({
      requests: managementRequests({
        contentUrl: service.url,
        spaceId,
        managementToken: tokens.managementToken,
      }),
      sizes,
      languages: ['en'],
      onProgress: () => undefined,
    })
  const count = async (kind: string) => {
    const { total } = await deliveryClient(tokens.publicToken).get('cdn/stories', { content_type: kind, per_page: 1 })
    return total
  }

  test('brings each kind to its size with published copies that the site can read', async () => {
    const before = await count('news_item')
    await fill({ news_item: before + 7, no_such_kind: 5 })
    expect(await count('news_item')).toBe(before + 7)
    const { data } = await deliveryClient(tokens.publicToken).get('cdn/stories', {
      content_type: 'news_item',
      search_term: 'l-news-item-1',
      per_page: 1,
    })
    expect(newsItem.content.safeParse(data.stories[0]?.content).success).toBe(true)
  })

  test('is taken up where it stopped, and complete it writes nothing', async () => {
    const before = await count('news_item')
    expect(await fill({ news_item: before })).toBe(0)
    expect(await fill({ news_item: before + 2 })).toBe(2)
  })
})
