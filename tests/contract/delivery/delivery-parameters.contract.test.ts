import { endpoints } from 'local-stack/content-service/delivery/query/endpoint-parameters.ts'
import { selectionParameters } from 'local-stack/content-service/delivery/query/selection-parameters.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DeliverySpace, previewToken, publicToken, startDelivery, translate } from '../support/delivery-space.ts'

/**
 * No parameter of the delivery API is accepted and does nothing: with a value, the response differs from that without it, or the
 * parameter is refused with a sentence. The names are the service's own table; the contract reference, section 1, names no other.
 */
let space: DeliverySpace
const release = 3
const uuid = (number: number) => `00000000-0000-4000-8000-00000000000${number}`

beforeAll(async () => {
  space = await startDelivery()
  const folder = space.add({ fullSlug: 'blog', isFolder: true })
  space.add({ fullSlug: 'blog/', uuid: uuid(1), parentId: folder.id, position: 30, draft: { title: 'Start' } })
  const uno = space.add({
    fullSlug: 'blog/uno',
    uuid: uuid(2),
    parentId: folder.id,
    position: 20,
    tags: ['llave'],
    publishedAt: '2026-01-01T00:00:00.000Z',
    firstPublishedAt: '2025-01-01T00:00:00.000Z',
    draft: {
      component: 'post',
      title: 'Uno',
      title__i18n__it: 'Uno it',
      text: 'Texto',
      text__i18n__de: 'Text',
      author: uuid(3),
      link: { fieldtype: 'multilink', linktype: 'story', id: uuid(3) },
      picture: { fieldtype: 'asset', id: 1 },
    },
  })
  translate(space.store, uno.id, { lang: 'it', path: 'blog/primo' })
  const friend = { fieldtype: 'multilink', linktype: 'story', id: uuid(4) }
  space.add({
    fullSlug: 'autora',
    uuid: uuid(3),
    tags: ['persona'],
    draft: { component: 'author', friend: uuid(4), link: friend },
  })
  space.add({
    fullSlug: 'amigo',
    uuid: uuid(4),
    draft: { component: 'author' },
    published: { component: 'author', v: 2 },
  })
  const insert = 'INSERT INTO releases (id, uuid, name, created_at, updated_at) VALUES (?, ?, ?, ?, ?)'
  space.store.run(insert, [release, 'r', 'R', '', ''])
  space.store.run(
    "INSERT INTO release_stories (release_id, story_id, name, content, version_id, updated_at) VALUES (?, ?, 'Later', '{}', 1, '')",
    [release, uno.id],
  )
  const schema = JSON.stringify({ title: { translatable: true }, text: { translatable: true } })
  space.store.run("INSERT INTO components (name, schema, created_at, updated_at) VALUES ('post', ?, '', '')", [schema])
  for (const [id, name] of [
    [1, 'colores'],
    [2, 'tallas'],
  ] as const) {
    const source = "INSERT INTO datasources (id, name, slug, created_at, updated_at) VALUES (?, ?, ?, '', '')"
    space.store.run(source, [id, name, name])
    const entry = 'INSERT INTO datasource_entries (id, datasource_id, name, value) VALUES (?, ?, ?, ?)'
    space.store.run(entry, [id, id, name, name])
  }
  space.store.run(
    "INSERT INTO datasource_dimensions (id, datasource_id, name, entry_value, created_at, updated_at) VALUES (1, 1, 'it', 'it', '', '')",
  )
  space.store.run("INSERT INTO datasource_entry_values (entry_id, dimension_id, value) VALUES (1, 1, 'colori')")
  space.store.run(
    `INSERT INTO assets (id, hash, short_filename, content_type, content_length, finished, created_at, updated_at)
     VALUES (1, 'abc', 'a.png', 'image/png', 1, 1, '', '')`,
  )
})

afterAll(() => space.stop())

type Seen = { status: number; body: string; paging: (string | null)[] }

async function seen(path: string, query: string): Promise<Seen> {
  const parameters = new URLSearchParams(query)
  if (!parameters.has('token')) parameters.set('token', previewToken)
  if (!parameters.has('cv')) parameters.set('cv', '9')
  const response = await space.get(`${path}?${parameters}`, { redirect: 'manual' })
  return {
    status: response.status,
    body: await response.text(),
    paging: ['total', 'per-page'].map((name) => response.headers.get(name)),
  }
}

/** For every parameter: a value, and the other parameters of the request, in a list also `ofList`; `path` where another story is needed. */
type Case = { value: string; beside?: string; ofList?: string; path?: string }

const one = `by_uuids=${uuid(2)}`
const effects: Readonly<Record<string, Case>> = {
  token: { value: 'wrong' },
  version: { value: 'draft', beside: `token=${publicToken}` },
  cv: { value: '0' },
  page: { value: '2', beside: 'per_page=1' },
  per_page: { value: '1' },
  language: { value: 'it' },
  fallback_lang: { value: 'de', beside: 'language=it' },
  resolve_relations: { value: 'post.author' },
  resolve_level: { value: '2', beside: 'resolve_relations=post.author,author.friend', ofList: one },
  resolve_links: { value: 'url' },
  resolve_links_level: { value: '2', beside: 'resolve_links=story', ofList: one },
  resolve_assets: { value: '1' },
  from_release: { value: String(release), beside: 'version=draft' },
  excluding_fields: { value: 'title' },
  excluding_story_fields: { value: 'tag_list' },
  sort_by: { value: 'full_slug:asc' },
  find_by: { value: 'uuid', path: `stories/${uuid(2)}` },
  by_uuid: { value: uuid(2) },
  with_parent: { value: '0' },
  include_dates: { value: '1' },
  paginated: { value: '0' },
  search: { value: 'tallas' },
  by_ids: { value: '2' },
  datasource: { value: 'tallas' },
  dimension: { value: 'it' },
  filename: { value: 'http://x/f/1/x/abc/a.png' },
  starts_with: { value: 'blog/u' },
  by_slugs: { value: 'blog/*' },
  excluding_slugs: { value: 'amigo' },
  by_uuids: { value: uuid(2) },
  by_uuids_ordered: { value: `${uuid(4)},${uuid(2)}` },
  excluding_ids: { value: '2' },
  content_type: { value: 'author' },
  level: { value: '2' },
  is_startpage: { value: '1' },
  with_tag: { value: 'llave' },
  search_term: { value: 'Texto' },
  in_workflow_stages: { value: '1' },
  only_variants: { value: 'true' },
  published_at_gt: { value: '2026-06-01' },
  published_at_gte: { value: '2026-06-01' },
  published_at_lt: { value: '2026-06-01' },
  published_at_lte: { value: '2026-06-01' },
  first_published_at_gt: { value: '2026-06-01' },
  first_published_at_gte: { value: '2026-06-01' },
  first_published_at_lt: { value: '2026-06-01' },
  first_published_at_lte: { value: '2026-06-01' },
  updated_at_gt: { value: '2026-12-01' },
  updated_at_gte: { value: '2026-12-01' },
  updated_at_lt: { value: '2026-06-01' },
  updated_at_lte: { value: '2026-06-01' },
}

const paths: Readonly<Record<keyof typeof endpoints, string>> = {
  stories: 'stories',
  story: 'stories/blog/uno',
  links: 'links',
  link: `links/${uuid(2)}`,
  datasources: 'datasources',
  datasource: 'datasources/colores',
  datasourceEntries: 'datasource_entries',
  tags: 'tags',
  space: 'spaces/me',
  asset: 'assets/me',
  experiments: 'experiments',
}

/** Pairs that change nothing because there is nothing to change, with the reason. */
const without: Readonly<Record<string, string>> = {
  'space cv': 'the one endpoint without a redirect',
  'asset version': 'a public token reads no asset, whatever the version',
}

const cases = Object.entries(endpoints).flatMap(([endpoint, row]) => {
  const selection = row.selection === 'all' ? selectionParameters.map(({ name }) => name) : row.selection
  return [...row.shaping, ...selection].flatMap((name) =>
    without[`${endpoint} ${name}`] ? [] : [{ endpoint, name, path: paths[endpoint as keyof typeof endpoints] }],
  )
})

describe('every parameter of every endpoint changes the response, or is refused with a sentence', () => {
  test.each(cases)('$endpoint $name', async ({ path, name }) => {
    const effect = effects[name]
    if (!effect) throw new Error(`The parameter ${name} has no row in this test`)
    const beside = effect.beside ?? (path === 'assets/me' ? 'filename=http://x/f/1/x/abc/a.png' : '')
    const at = effect.path ?? path
    const around = [beside, path === 'stories' ? effect.ofList : undefined].filter(Boolean).join('&')
    const plain = await seen(at, name === 'filename' ? '' : around)
    const changed = await seen(at, `${around}&${name}=${encodeURIComponent(effect.value)}`)
    expect(changed).not.toEqual(plain)
    const sentence = changed.status === 501 ? JSON.parse(changed.body).error : 'no refusal, no sentence'
    expect(sentence).toMatch(/^.{15,}$/)
  })

  test('filter_query', async () => {
    for (const path of ['stories', 'tags'])
      expect(await seen(path, 'filter_query[title][in]=x')).not.toEqual(await seen(path, ''))
    expect((await seen('links', 'filter_query[title][in]=x')).status).toBe(422)
  })

  test('links come in pages with or without paginated=1', async () => {
    expect(await seen('links', 'paginated=1')).toEqual(await seen('links', ''))
  })
})
