import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DeliverySpace, previewToken, publicToken, startDelivery, translate } from '../support/delivery-space.ts'

let space: DeliverySpace
const ids: Record<string, { id: number; uuid: string }> = {}

beforeAll(async () => {
  space = await startDelivery()
  const { add } = space
  ids.folder = add({ fullSlug: 'productos', isFolder: true })
  ids.start = add({ fullSlug: 'productos/', parentId: ids.folder.id, draft: { title: 'Productos' } })
  ids.key = add({
    fullSlug: 'productos/llave-plana',
    name: 'Llave plana',
    parentId: ids.folder.id,
    tags: ['nuevo'],
    draft: {
      title: 'Borrador',
      title__i18n__it: 'Bozza',
      body: [
        {
          _uid: 'b1',
          component: 'rich_text',
          text: {
            type: 'doc',
            content: [{ type: 'blok', attrs: { id: 'x', body: [{ _uid: 'b2', component: 'note', text: 'hondo' }] } }],
          },
        },
      ],
    },
    published: {
      title: 'Llave plana',
      title__i18n__it: 'Chiave piatta',
      summary: 'Resumen',
      summary__i18n__de: 'Kurz',
      summary__i18n__it: '',
      code: 'ZP-1',
      code__i18n__it: 'IT-1',
      region: 'general',
      region__i18n__es_co: 'Colombia',
      image: { fieldtype: 'asset', id: 7, alt: 'llave', alt__i18n__it: 'chiave' },
      body: [{ _uid: 'b1', component: 'note', text: 'fondo', text__i18n__it: 'profondo' }],
      only__i18n__it: 'solo',
    },
  })
  ids.draft = add({ fullSlug: 'borrador', published: null })
  ids.numeric = add({ fullSlug: 'productos/2026', parentId: ids.folder.id })
  translate(space.store, ids.key.id, { lang: 'it', path: 'prodotti/chiave-piatta', name: 'Chiave piatta' })
  translate(space.store, ids.key.id, { lang: 'de', path: 'produkte/flach', isPublished: false })
  space.store.run("INSERT INTO components (name, schema, created_at, updated_at) VALUES ('page', ?, '', '')", [
    JSON.stringify({
      title: { type: 'text', translatable: true },
      summary: { type: 'text', translatable: true },
      code: { type: 'text' },
      region: { type: 'text', translatable: true },
      only: { type: 'text', translatable: true },
    }),
  ])
  space.store.transaction(() => space.bump())
})

afterAll(() => space.stop())

describe('finding one story', () => {
  test('a full slug finds it, a slash at the end does no harm', async () => {
    for (const address of ['productos/llave-plana', 'productos/llave-plana/']) {
      const { data } = await space.client().getStory(address)
      expect(data.story).toMatchObject({ id: ids.key?.id, full_slug: 'productos/llave-plana', lang: 'default' })
    }
  })

  test('the start page of a folder is found with and without the slash', async () => {
    for (const address of ['productos', 'productos/']) {
      const { data } = await space.client().getStory(address)
      expect(data.story).toMatchObject({ id: ids.start?.id, is_startpage: true, full_slug: 'productos/' })
    }
  })

  test('an id and a uuid with find_by find it', async () => {
    expect((await space.client().getStory(String(ids.key?.id))).data.story.uuid).toBe(ids.key?.uuid)
    expect((await space.client().getStory(String(ids.key?.uuid), { find_by: 'uuid' })).data.story.id).toBe(ids.key?.id)
    await expect(space.client().getStory(String(ids.key?.uuid))).rejects.toMatchObject({ status: 404 })
  })

  test('a translated slug finds it in its language only, and only once it is published', async () => {
    expect((await space.client().getStory('prodotti/chiave-piatta', { language: 'it' })).data.story.id).toBe(
      ids.key?.id,
    )
    await expect(space.client().getStory('prodotti/chiave-piatta')).rejects.toMatchObject({ status: 404 })
    await expect(space.client().getStory('produkte/flach', { language: 'de' })).rejects.toMatchObject({ status: 404 })
    const draft = await space.client(previewToken).getStory('produkte/flach', { language: 'de', version: 'draft' })
    expect(draft.data.story.id).toBe(ids.key?.id)
  })

  test('a folder is never delivered as a story', async () => {
    await expect(space.client().getStory(String(ids.folder?.id))).rejects.toMatchObject({ status: 404 })
    await expect(
      space.client(previewToken).getStory(String(ids.folder?.uuid), { find_by: 'uuid', version: 'draft' }),
    ).rejects.toMatchObject({ status: 404 })
  })

  test('an unpublished story is a 404 for published readers, with the array the client reads its message from', async () => {
    await expect(space.client().getStory('borrador')).rejects.toMatchObject({
      status: 404,
      message: 'This record could not be found',
    })
    const response = await space.get(`stories/borrador?token=${publicToken}&cv=1`)
    expect(await response.json()).toEqual(['This record could not be found'])
    expect((await space.client(previewToken).getStory('borrador', { version: 'draft' })).data.story.id).toBe(
      ids.draft?.id,
    )
  })

  test('content_type narrows a single story', async () => {
    const send = (type: string) =>
      space.get(`stories/productos/llave-plana?token=${publicToken}&cv=1&content_type=${type}`)
    expect((await send('page')).status).toBe(200)
    expect((await send('news')).status).toBe(404)
  })
})

describe('the story object', () => {
  test('has every property of the vendor, with times in UTC and milliseconds', async () => {
    const { data } = await space.client().getStory('productos/llave-plana')
    expect(Object.keys(data.story).toSorted()).toEqual(
      'alternates content created_at default_full_slug first_published_at full_slug group_id id is_startpage lang meta_data name parent_id path position published_at release_id slug sort_by_date tag_list translated_slugs updated_at uuid'.split(
        ' ',
      ),
    )
    expect(data.story).toMatchObject({
      published_at: '2026-11-20T10:00:00.000Z',
      tag_list: ['nuevo'],
      is_startpage: false,
      parent_id: ids.folder?.id,
      meta_data: null,
      default_full_slug: 'productos/llave-plana',
      translated_slugs: [
        { path: 'produkte/flach', name: null, lang: 'de', published: false },
        { path: 'prodotti/chiave-piatta', name: 'Chiave piatta', lang: 'it', published: true },
      ],
    })
    expect(data).toMatchObject({ rels: [], links: [], cv: expect.any(Number) })
  })

  test('stories of one group name each other as alternates', async () => {
    const groupId = '5674ea5f-1f80-43d6-a29b-80fa827cae3c'
    const one = space.add({ fullSlug: 'italia/chiave', groupId })
    const two = space.add({ fullSlug: 'espana/llave', groupId, published: null })
    const { data } = await space.client().getStory('italia/chiave')
    expect(data.story.alternates).toEqual([
      {
        id: two.id,
        name: 'llave',
        slug: 'llave',
        published: false,
        full_slug: 'espana/llave',
        is_folder: false,
        parent_id: 0,
      },
    ])
    expect(data.story.id).toBe(one.id)
  })

  test('published content carries no mark of the editor, a draft carries one on every block at any depth', async () => {
    const published = await (await space.get(`stories/productos/llave-plana?token=${publicToken}&cv=1`)).text()
    expect(published).not.toContain('_editable')
    const { data } = await space.client(previewToken).getStory('productos/llave-plana', { version: 'draft' })
    const mark = (uid: string, name: string) =>
      `<!--#storyblok#{"name": "${name}", "space": "100001", "uid": "${uid}", "id": "${ids.key?.id}"}-->`
    const { content } = data.story
    expect(content).toMatchObject({ _editable: mark('root', 'page') })
    expect(content.body[0]).toMatchObject({ _editable: mark('b1', 'rich_text') })
    expect(content.body[0].text.content[0].attrs.body[0]).toMatchObject({ _editable: mark('b2', 'note') })
    expect(content.title).toBe('Borrador')
  })

  test('excluded fields are left out, those that identify a story stay', async () => {
    const { data } = await space.client().getStory('productos/llave-plana', {
      excluding_fields: 'body,summary,component',
      excluding_story_fields: ['tag_list', 'position', 'alternates'],
    } as Record<string, unknown>)
    expect(data.story.content).toMatchObject({ title: 'Llave plana', component: 'page' })
    expect(data.story.content.body ?? data.story.content.summary).toBeUndefined()
    expect(data.story).not.toHaveProperty('tag_list')
    expect(data.story).not.toHaveProperty('alternates')
    expect(data.story).toHaveProperty('uuid')
  })
})

describe('languages', () => {
  test('a language takes its translations at every depth and strips all keys of translation', async () => {
    const { data } = await space.client().getStory('productos/llave-plana', { language: 'it' })
    expect(data.story).toMatchObject({
      lang: 'it',
      name: 'Chiave piatta',
      slug: 'chiave-piatta',
      full_slug: 'it/prodotti/chiave-piatta',
      default_full_slug: 'productos/llave-plana',
    })
    expect(data.story.content).toMatchObject({
      title: 'Chiave piatta',
      only: 'solo',
      body: [{ text: 'profondo' }],
      image: { alt: 'chiave' },
    })
    expect(JSON.stringify(data.story.content)).not.toContain('__i18n__')
    const plain = await space.client().getStory('productos/llave-plana')
    expect(JSON.stringify(plain.data.story.content)).not.toContain('__i18n__')
    expect(plain.data.story.content.only).toBeUndefined()
  })

  test('a missing or empty translation falls back to the fallback language, then to the default one', async () => {
    const italian = await space.client().getStory('productos/llave-plana', { language: 'it' })
    expect(italian.data.story.content.summary).toBe('Resumen')
    const fallback = await space.client().getStory('productos/llave-plana', { language: 'it', fallback_lang: 'de' })
    expect(fallback.data.story.content).toMatchObject({ summary: 'Kurz', title: 'Chiave piatta' })
  })

  test('a field that the schema does not translate keeps its value', async () => {
    const { data } = await space.client().getStory('productos/llave-plana', { language: 'it' })
    expect(data.story.content.code).toBe('ZP-1')
  })

  test('a code with a hyphen reads keys with an underscore', async () => {
    const { data } = await space.client().getStory('productos/llave-plana', { language: 'es-co' })
    expect(data.story).toMatchObject({
      lang: 'es-co',
      full_slug: 'es-co/productos/llave-plana',
      content: { region: 'Colombia' },
    })
  })

  test('a language whose address is not published has the default address behind its code', async () => {
    expect((await space.client().getStory('productos/llave-plana', { language: 'de' })).data.story.full_slug).toBe(
      'de/productos/llave-plana',
    )
  })

  test('an unknown language is the default one', async () => {
    expect((await space.client().getStory('productos/llave-plana', { language: 'xx' })).data.story).toMatchObject({
      lang: 'default',
      full_slug: 'productos/llave-plana',
    })
  })
})
