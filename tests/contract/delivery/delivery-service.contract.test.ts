import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ContentService, startContentService } from 'local-stack/content-service/start-content-service.ts'
import sharp from 'sharp'
import { Storyblok } from 'storyblok-js-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const tokens = { publicToken: 'local-public', previewToken: 'local-preview', managementToken: 'local-management' }

let service: ContentService
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'delivery-service-'))
  service = await startContentService({ port: 0, dataFolder: folder, spaceId: 100001, ...tokens })
  await manage('PUT', '', { space: { languages: [{ code: 'it', name: 'Italiano' }] } })
  const schema = { title: { type: 'text', translatable: true }, code: { type: 'text' } }
  await manage('POST', 'components', { component: { name: 'page', is_root: true, schema } })
})

afterAll(async () => {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

async function manage(
  method: string,
  path: string,
  body?: unknown,
): Promise<Record<string, never> & { [key: string]: unknown }> {
  const url = `${service.url}/v1/spaces/100001${path && `/${path}`}`
  const headers = { authorization: tokens.managementToken, 'content-type': 'application/json' }
  const response = await fetch(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
  expect([path, response.status < 300 ? 'done' : `${response.status} ${await response.text()}`]).toEqual([path, 'done'])
  return response.status === 204 ? {} : JSON.parse(await response.text())
}

function reader(token: string = tokens.publicToken): Storyblok {
  return new Storyblok({
    accessToken: token,
    endpoint: `${service.url}/v2`,
    rateLimit: 1000,
    cache: { clear: 'manual', cv: 'manual' },
  })
}

async function createStory(
  story: Record<string, unknown>,
  isPublished: boolean,
): Promise<{ id: number; uuid: string }> {
  const response = await manage('POST', 'stories', { story, ...(isPublished && { publish: 1 }) })
  const { id, uuid } = response.story as unknown as { id: number; uuid: string }
  return { id, uuid }
}

describe('what is written through management is delivered', () => {
  test('a publish shows with the next request, a draft never does', async () => {
    const content = { component: 'page', title: 'Primera', title__i18n__it: 'Prima', code: '1' }
    const { id } = await createStory({ name: 'Uno', slug: 'uno', content }, true)
    expect((await reader().getStory('uno')).data.story.content).toMatchObject({ title: 'Primera', code: '1' })
    expect((await reader().getStory('uno', { language: 'it' })).data.story.content.title).toBe('Prima')
    await manage('PUT', `stories/${id}`, { story: { content: { ...content, title: 'Segunda' } } })
    expect((await reader().getStory('uno')).data.story.content.title).toBe('Primera')
    const draft = await reader(tokens.previewToken).getStory('uno', { version: 'draft' })
    expect(draft.data.story.content.title).toBe('Segunda')
    await manage('GET', `stories/${id}/publish`)
    expect((await reader().getStory('uno')).data.story.content.title).toBe('Segunda')
    await manage('GET', `stories/${id}/unpublish`)
    await expect(reader().getStory('uno')).rejects.toMatchObject({ status: 404 })
  })

  test('each publish raises the cache version that readers are sent to', async () => {
    const version = async () => (await reader().get('cdn/spaces/me')).data.space.version
    const before = await version()
    await createStory({ name: 'Dos', slug: 'dos', content: { component: 'page' } }, true)
    expect(await version()).toBeGreaterThan(before)
  })

  test('a folder has no story, its start page and children do; a move changes their addresses', async () => {
    const folderId = (await createStory({ name: 'Carpeta', slug: 'carpeta', is_folder: true }, false)).id
    const content = { component: 'page' }
    await createStory({ name: 'Portada', slug: 'portada', parent_id: folderId, is_startpage: true, content }, true)
    await createStory({ name: 'Hija', slug: 'hija', parent_id: folderId, content }, true)
    expect((await reader().getStory('carpeta')).data.story).toMatchObject({ name: 'Portada', is_startpage: true })
    await manage('PUT', `stories/${folderId}`, { story: { slug: 'archivo' } })
    expect((await reader().getStory('archivo/hija')).data.story.name).toBe('Hija')
    await expect(reader().getStory('carpeta/hija')).rejects.toMatchObject({ status: 404 })
    const links = Object.values((await reader().get('cdn/links', { starts_with: 'archivo' })).data.links ?? {})
    expect(links).toHaveLength(3)
  })

  test('a translated address is delivered in its language', async () => {
    const slugs = [{ lang: 'it', slug: 'tre', name: 'Tre' }]
    await createStory(
      { name: 'Tres', slug: 'tres', content: { component: 'page' }, translated_slugs_attributes: slugs },
      true,
    )
    const { data } = await reader().getStory('tre', { language: 'it' })
    expect(data.story).toMatchObject({ name: 'Tre', full_slug: 'it/tre', default_full_slug: 'tres' })
  })

  test('a filter reads what is published, whatever the draft says', async () => {
    const content = { component: 'page', code: 'alfa' }
    const { id } = await createStory({ name: 'Cinco', slug: 'cinco', content }, true)
    const found = async (code: string) =>
      (await reader().get('cdn/stories', { filter_query: { code: { in: code } }, starts_with: 'cinco' })).data.stories
        .length
    expect([await found('alfa'), await found('beta')]).toEqual([1, 0])
    await manage('PUT', `stories/${id}`, { story: { content: { ...content, code: 'beta' } } })
    expect([await found('alfa'), await found('beta')]).toEqual([1, 0])
    await manage('GET', `stories/${id}/publish`)
    expect([await found('alfa'), await found('beta')]).toEqual([0, 1])
    await manage('GET', `stories/${id}/unpublish`)
    expect([await found('alfa'), await found('beta')]).toEqual([0, 0])
    await manage('DELETE', `stories/${id}`)
    expect([await found('alfa'), await found('beta')]).toEqual([0, 0])
  })

  test('a field is delivered translated once its schema says that it is translatable', async () => {
    await createStory(
      { name: 'Cuatro', slug: 'cuatro', content: { component: 'page', code: 'es', code__i18n__it: 'it' } },
      true,
    )
    const code = async () => (await reader().getStory('cuatro', { language: 'it' })).data.story.content.code
    expect(await code()).toBe('es')
    const [component] = (await manage('GET', 'components')).components as unknown as { id: number }[]
    await manage('PUT', `components/${component?.id}`, {
      component: { name: 'page', schema: { code: { type: 'text', translatable: true } } },
    })
    expect(await code()).toBe('it')
  })

  test('an uploaded picture is served in the size and format that is asked', async () => {
    const picture = await sharp({ create: { width: 120, height: 60, channels: 3, background: '#c0392b' } })
      .png()
      .toBuffer()
    const upload = (await manage('POST', 'assets?filename=llave.png&size=120x60')) as unknown as {
      id: number
      post_url: string
      fields: Record<string, string>
    }
    const form = new FormData()
    for (const [name, value] of Object.entries(upload.fields)) form.set(name, value)
    form.set('file', new Blob([Uint8Array.from(picture)], { type: 'image/png' }), 'llave.png')
    expect((await fetch(upload.post_url, { method: 'POST', body: form })).status).toBeLessThan(300)
    const { filename } = (await manage('GET', `assets/${upload.id}/finish_upload`)) as unknown as { filename: string }
    const response = await fetch(`${filename}/m/60x0/filters:format(webp)`)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
      width: 60,
      height: 30,
      format: 'webp',
    })
    expect((await fetch(`${filename}/m/60x0/filters:sepia()`)).status).toBe(400)
    expect((await fetch(filename)).status).toBe(200)
  })
})

test('an endpoint that does not exist is answered with 501', async () => {
  expect((await fetch(`${service.url}/v2/cdn/nothing?token=${tokens.publicToken}`)).status).toBe(501)
})
