import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DeliverySpace, previewToken, publicToken, startDelivery, translate } from '../support/delivery-space.ts'

let space: DeliverySpace
let folderId: number
let keyUuid: string

beforeAll(async () => {
  space = await startDelivery()
  const { store, add } = space
  folderId = add({ fullSlug: 'productos', isFolder: true }).id
  const key = add({
    fullSlug: 'productos/llave',
    name: 'Llave',
    parentId: folderId,
    tags: ['nuevo', 'plano'],
    path: 'catalogo/llave',
  })
  keyUuid = key.uuid
  translate(store, key.id, { lang: 'it', path: 'prodotti/chiave', name: 'Chiave' })
  add({ fullSlug: 'otra', tags: ['nuevo'], draft: { component: 'news' } })
  add({ fullSlug: 'borrador', tags: ['secreto'], published: null })
  store.run(
    "INSERT INTO datasources (id, name, slug, created_at, updated_at) VALUES (3, 'Disciplinas', 'disciplinas', '', ''), (4, 'Colores', 'colores', '', '')",
  )
  store.run(
    "INSERT INTO datasource_dimensions (id, datasource_id, name, entry_value, created_at, updated_at) VALUES (9, 3, 'Italiano', 'it', '2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z')",
  )
  store.run(
    "INSERT INTO datasource_entries (id, datasource_id, name, value, position) VALUES (1, 3, 'carrera', 'Carrera', 2), (2, 3, 'marcha', 'Marcha', 1), (5, 4, 'rojo', '#f00', 1)",
  )
  store.run("INSERT INTO datasource_entry_values (entry_id, dimension_id, value) VALUES (1, 9, 'Corsa')")
  store.run(
    `INSERT INTO assets (id, size, hash, short_filename, content_type, content_length, finished, is_private, alt, created_at, updated_at)
     VALUES (7, '800x600', 'abcdef0123', 'llave.webp', 'image/webp', 1234, 1, 0, 'Llave', '', ''), (8, 'x', 'abcdef0124', 'tarifa.pdf', 'application/pdf', 99, 1, 1, NULL, '', '')`,
  )
  add({
    fullSlug: 'con-foto',
    draft: { image: { fieldtype: 'asset', id: 7, filename: 'x' }, file: { fieldtype: 'asset', id: 8 } },
  })
  store.transaction(() => space.bump())
})

afterAll(() => space.stop())

async function send(path: string, token = publicToken) {
  const response = await space.get(`${path}${path.includes('?') ? '&' : '?'}token=${token}&cv=1`)
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, never> & { [key: string]: unknown },
  }
}

describe('links', () => {
  test('have the published name for visitors and the new one in drafts', async () => {
    const { uuid } = space.add({ fullSlug: 'renombrada', name: 'Antes' })
    space.store.run("UPDATE stories SET name = 'Borrador' WHERE uuid = ?", [uuid])
    expect((await send(`links/${uuid}`)).body.link).toMatchObject({ name: 'Antes' })
    expect((await send(`links/${uuid}?version=draft`, previewToken)).body.link).toMatchObject({ name: 'Borrador' })
    space.store.run('DELETE FROM stories WHERE uuid = ?', [uuid])
  })

  test('are an object by uuid, with folders, and without drafts for published readers', async () => {
    const { body } = await send('links')
    const links: Record<string, { slug: string }> = body.links ?? {}
    expect(
      Object.values(links)
        .map(({ slug }) => slug)
        .toSorted(),
    ).toEqual(['con-foto', 'otra', 'productos', 'productos/llave'])
    expect(links[keyUuid]).toEqual({
      id: expect.any(Number),
      uuid: keyUuid,
      slug: 'productos/llave',
      path: 'catalogo/llave',
      real_path: '/catalogo/llave',
      name: 'Llave',
      published: true,
      parent_id: folderId,
      is_folder: false,
      is_startpage: false,
      position: 0,
      alternates: [
        { path: 'prodotti/chiave', name: 'Chiave', lang: 'it', published: true, translated_slug: 'prodotti/chiave' },
      ],
    })
  })

  test('are selected by folder, prefix and uuid', async () => {
    const count = async (query: string) => Object.keys((await send(`links?${query}`)).body.links ?? {}).length
    expect(await count(`with_parent=${folderId}`)).toBe(1)
    expect(await count('with_parent=0')).toBe(3)
    expect(await count('starts_with=productos')).toBe(2)
    expect(await count(`by_uuid=${keyUuid}`)).toBe(1)
    expect(await count('per_page=2')).toBe(2)
  })

  test('carry dates when asked', async () => {
    expect((await send(`links/${keyUuid}?include_dates=1`)).body.link).toMatchObject({
      published_at: '2026-11-20T10:00:00.000Z',
    })
    expect((await send(`links/${keyUuid}`)).body.link).not.toHaveProperty('published_at')
    expect((await send('links/00000000-0000-0000-0000-000000000000')).status).toBe(404)
  })

  test('page up to 1000', async () => {
    expect((await send('links?per_page=5000')).headers.get('per-page')).toBe('1000')
  })
})

describe('datasources', () => {
  test('come with their dimensions, by id or slug', async () => {
    const { data } = await space.client().get('cdn/datasources', {})
    expect(data.datasources).toEqual([
      {
        id: 3,
        name: 'Disciplinas',
        slug: 'disciplinas',
        dimensions: [
          {
            id: 9,
            name: 'Italiano',
            entry_value: 'it',
            datasource_id: 3,
            created_at: '2026-01-01T00:00:00.000Z',
            updated_at: '2026-01-02T00:00:00.000Z',
          },
        ],
      },
      { id: 4, name: 'Colores', slug: 'colores', dimensions: [] },
    ])
    for (const key of ['3', 'disciplinas', 'disciplinas/'])
      expect((await send(`datasources/${key}`)).body.datasource).toMatchObject({ id: 3 })
    expect((await send('datasources/nada')).status).toBe(404)
    expect((await send('datasources?search=color')).headers.get('total')).toBe('1')
    expect((await send('datasources?by_ids=4')).headers.get('total')).toBe('1')
  })

  test('entries are in their order, with the value of the asked dimension', async () => {
    const { data } = await space.client().get('cdn/datasource_entries', { datasource: 'disciplinas', dimension: 'it' })
    expect(data.datasource_entries).toEqual([
      { id: 2, name: 'marcha', value: 'Marcha', dimension_value: null },
      { id: 1, name: 'carrera', value: 'Carrera', dimension_value: 'Corsa' },
    ])
    expect((await send('datasource_entries?datasource=3')).body.datasource_entries).toHaveLength(2)
    expect((await send('datasource_entries')).headers.get('total')).toBe('3')
    expect((await send('datasource_entries?datasource=nada')).body.datasource_entries).toEqual([])
    const all = await space.client().getAll('cdn/datasource_entries', { per_page: 1 })
    expect(all).toHaveLength(3)
  })
})

describe('tags', () => {
  test('count the stories that carry them', async () => {
    const { data } = await space.client().get('cdn/tags', {})
    expect(data.tags).toEqual([
      { name: 'nuevo', taggings_count: 2 },
      { name: 'plano', taggings_count: 1 },
    ])
    expect((await send('tags?starts_with=productos/')).body.tags).toEqual([
      { name: 'nuevo', taggings_count: 1 },
      { name: 'plano', taggings_count: 1 },
    ])
    expect((await send('tags?filter_query[component][in]=news')).body.tags).toEqual([
      { name: 'nuevo', taggings_count: 1 },
    ])
  })
})

describe('assets', () => {
  test('resolve_assets brings the public ones of the content', async () => {
    const { body } = await send('stories/con-foto?resolve_assets=1')
    expect(body.assets).toEqual([
      expect.objectContaining({
        id: 7,
        alt: 'Llave',
        filename: `${space.url}/f/100001/800x600/abcdef0123/llave.webp`,
        content_type: 'image/webp',
      }),
    ])
    expect((await send('stories/con-foto')).body).not.toHaveProperty('assets')
  })

  test('one asset by its address, for the preview token', async () => {
    const path = `assets/me?filename=${encodeURIComponent(`${space.url}/f/100001/x/abcdef0124/tarifa.pdf`)}`
    expect((await send(path, previewToken)).body.asset).toMatchObject({
      id: 8,
      is_private: true,
      signed_url: expect.stringContaining('/abcdef0124/'),
    })
    expect((await send(path)).status).toBe(401)
    expect((await send('assets/me?filename=x', previewToken)).status).toBe(404)
  })
})

test('there are no experiments', async () => {
  expect((await send('experiments')).body.experiments).toEqual([])
})
