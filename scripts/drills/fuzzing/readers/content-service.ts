import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { matchesName } from 'local-stack/content-service/assets/matches-name.ts'
import { parseUploadPolicy, uploadFieldsFor } from 'local-stack/content-service/assets/upload-policy.ts'
import { contentService } from 'local-stack/content-service/content-service.ts'
import { endpoints } from 'local-stack/content-service/delivery/query/endpoint-parameters.ts'
import { geometryFor, maxSide } from 'local-stack/content-service/images/image-geometry.ts'
import { parseOperations } from 'local-stack/content-service/images/parse-operations.ts'
import { readMetadata } from 'local-stack/content-service/images/render-image.ts'
import { openStore } from 'local-stack/content-service/store/open-store.ts'
import { prepareSpace } from 'local-stack/content-service/store/prepare-space.ts'
import { jsonValues } from '../damaged-json.ts'
import { texts } from '../damaged-text.ts'
import { defineReader, type Reader } from '../reader.ts'

type Answer = { status: number; problem: string }

const client = { clientId: 'app', clientSecret: 'secret', redirectUri: 'https://app.example/back' }
const story = { name: 'Home', slug: 'home', content: { component: 'page', _uid: 'a', title: 'Llave', tags: ['a'] } }
const component = { name: 'page', schema: { title: { type: 'text', translatable: true } }, is_root: true }

/** A service with an empty space in memory, and a function that sends it a request. */
function startService() {
  let problem = ''
  const store = openStore(':memory:')
  const context = {
    store,
    spaceId: 7,
    dataFolder: join(tmpdir(), 'fuzz-content-service'),
    publicToken: 'public',
    previewToken: 'preview',
    managementToken: 'management',
    origin: () => 'http://content.example',
    log: (line: string) => {
      problem = line
    },
  }
  prepareSpace(context)
  const app = contentService(context, { oauthClients: [client] })
  return {
    store,
    async send(
      path: string,
      init: { method?: string; body?: string; headers?: Record<string, string> } = {},
    ): Promise<Answer> {
      const url = URL.parse(`http://content.example${path.startsWith('/') ? '' : '/'}${path}`)
      if (!url) return { status: 0, problem: '' }
      problem = ''
      const headers = { authorization: 'management', 'content-type': 'application/json', ...init.headers }
      const response = await app.request(url.href, { ...init, headers })
      await response.arrayBuffer()
      return { status: response.status, problem }
    },
  }
}

/** A service refuses what it does not take; 501 names what it does not do. */
function assertAnswered({ status, problem }: Answer): void {
  assert.ok(status < 500 || status === 501, problem)
}

const delivery = startService()
const post = (path: string, body: unknown) =>
  delivery.send(`/v1/spaces/7/${path}`, { method: 'POST', body: JSON.stringify(body) })
await post('components', { component })
await post('stories', { story, publish: 1 })
await post('datasources', { datasource: { name: 'a', slug: 'a' } })

const querySigns = [
  '&',
  '=',
  ',',
  '*',
  '[',
  ']',
  '[]',
  '__or',
  'filter_query',
  'content.',
  ':asc',
  ':desc:int',
  'true',
  '1',
  '2026-01-01',
  '%',
  '.',
]
const queryWords = [
  ...querySigns,
  'sort_by=',
  'is_startpage=',
  'by_slugs=',
  'language=',
  'resolve_relations=',
  'published_at_gt=',
  'constructor',
  'only_variants=',
]
const queries = fc.constantFrom(
  'starts_with=home&per_page=5&page=1',
  'filter_query[title][in]=Llave,Chiave&sort_by=content.title:asc',
  'filter_query[__or][][title][like]=*a*&filter_query[__or][][tags][in_array]=a',
  'resolve_relations=page.title&language=it&search_term=a&excluding_fields=title',
  'by_slugs=home,*&is_startpage=0&level=1&with_tag=a&content_type=page&published_at_gt=2026-01-01',
  'dimension=it&datasource=a&search=a&find_by=uuid&by_uuid=a&filename=b&from_release=0',
)
const paths = Object.values(endpoints).map(({ path }) => path.replace(/\{.*\}/, 'home'))

/** Requests to the management API, each with a body that it takes. */
const changes = [
  { method: 'POST', path: 'stories', body: { story, publish: 1 } },
  {
    method: 'PUT',
    path: 'stories/1',
    body: { story: { ...story, translated_slugs_attributes: [{ lang: 'it', slug: 'casa' }] }, publish: 1, lang: 'it' },
  },
  { method: 'PUT', path: 'stories/1/duplicate', body: { story: { name: 'b', slug: 'b' } } },
  { method: 'POST', path: 'components', body: { component: { ...component, name: 'other', internal_tag_ids: [1] } } },
  { method: 'PUT', path: 'components/1', body: { component } },
  { method: 'POST', path: 'component_groups', body: { component_group: { name: 'a' } } },
  { method: 'POST', path: 'presets', body: { preset: { name: 'a', component_id: 1, preset: { title: 'b' } } } },
  { method: 'POST', path: 'internal_tags', body: { internal_tag: { name: 'a', object_type: 'asset' } } },
  {
    method: 'POST',
    path: 'datasources',
    body: { datasource: { name: 'a', slug: 'a', dimensions_attributes: [{ name: 'b', entry_value: 'it' }] } },
  },
  {
    method: 'POST',
    path: 'datasource_entries',
    body: { datasource_entry: { name: 'a', value: 'b', datasource_id: 1 } },
  },
  {
    method: 'POST',
    path: 'releases',
    body: { release: { name: 'a', release_at: '2026-12-01T10:00', timezone: 'Europe/Madrid' } },
  },
  {
    method: 'POST',
    path: 'story_schedulings',
    body: { story_scheduling: { story_id: 1, publish_at: '2027-01-01T10:00:00Z', language: 'it' } },
  },
  {
    method: 'POST',
    path: 'webhook_endpoints',
    body: { webhook_endpoint: { name: 'a', endpoint: 'http://a.example', actions: ['story.published'] } },
  },
  { method: 'POST', path: 'assets', body: { filename: 'a.png', size: '1x1', asset_folder_id: null } },
  { method: 'POST', path: 'asset_folders', body: { asset_folder: { name: 'a', parent_id: 0 } } },
  {
    method: 'PUT',
    path: '',
    body: { space: { name: 'a', languages: [{ code: 'it', name: 'b' }], options: { timezone: 'UTC' } } },
  },
] as const
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
).toString('latin1')
const operationSigns = [
  '/',
  'fit-in',
  'smart',
  '10x20',
  '-1x0',
  '0x0:9x9',
  'filters:',
  'quality(',
  'fill(',
  'focal(',
  'round_corner(',
  ')',
  ':',
  ',',
  '|',
]

/** The embedded content service: what programs send to its interfaces. */
export const contentServiceReaders: readonly Reader[] = [
  defineReader({
    name: 'service-delivery',
    inputs: fc.record({ path: fc.constantFrom(...paths), query: texts(queries, queryWords) }),
    check: async ({ path, query }) =>
      assertAnswered(await delivery.send(`/v2/cdn${path}?token=preview&version=draft&${query}`)),
    growing: {
      pieces: [...queryWords, 'a,', 'filter_query[a][in]=b&', 'by_slugs=a,'],
      longest: 8000,
      read: async (text) => assertAnswered(await delivery.send(`/v2/cdn/stories?token=preview&version=draft&${text}`)),
    },
  }),
  defineReader({
    name: 'service-list',
    inputs: fc.record({
      path: fc.constantFrom(
        'stories',
        'components',
        'assets',
        'datasources',
        'datasource_entries',
        'presets',
        'releases',
        'versions',
        'story_schedulings',
        'story_versions',
        'tags',
        'internal_tags',
        'story_translations',
      ),
      query: texts(queries, [
        ...queryWords,
        'in_folder=',
        'search=',
        'with_slug=',
        'by_ids=',
        'story_id=',
        'release_id=',
      ]),
    }),
    check: async ({ path, query }) => assertAnswered(await delivery.send(`/v1/spaces/7/${path}?${query}`)),
  }),
  defineReader({
    name: 'service-management',
    isSlow: true,
    inputs: fc.constantFrom(...changes).chain(({ method, path, body }) =>
      fc.record({
        method: fc.constant(method),
        path: fc.constant(path),
        body: jsonValues(fc.constant<unknown>(body)),
      }),
    ),
    async check({ method, path, body }) {
      const service = startService()
      await service.send('/v1/spaces/7/components', { method: 'POST', body: JSON.stringify({ component }) })
      await service.send('/v1/spaces/7/stories', { method: 'POST', body: JSON.stringify({ story }) })
      assertAnswered(await service.send(`/v1/spaces/7/${path}`, { method, body: JSON.stringify(body) }))
      for (const read of ['stories/1', 'components']) assertAnswered(await service.send(`/v1/spaces/7/${read}`))
      assertAnswered(await service.send('/v2/cdn/stories?token=preview&version=draft&language=it'))
      service.store.close()
    },
  }),
  defineReader({
    name: 'service-sign-in',
    inputs: fc.record({
      form: texts(fc.constant('grant_type=authorization_code&code=a&client_id=app&client_secret=secret'), [
        '&',
        '=',
        'refresh_token',
        'code_verifier=',
        '%',
      ]),
      basic: texts(fc.constant('app:secret'), [':', '%', '%zz', '=']),
    }),
    async check({ form, basic }) {
      const authorization = `Basic ${Buffer.from(basic).toString('base64')}`
      assertAnswered(await delivery.send('/oauth/token', { method: 'POST', body: form, headers: { authorization } }))
      assertAnswered(await delivery.send(`/oauth/authorize?${form}`))
    },
  }),
  defineReader({
    name: 'service-image-operations',
    inputs: texts(
      fc.constantFrom(
        '/10x20:110x220/fit-in/50x60/smart/filters:quality(0):fill(FF8000)',
        '/500x0/filters:round_corner(20|8,0,0,0,1):focal(1x1:2x2)',
      ),
      operationSigns,
    ),
    async check(path) {
      const parsed = parseOperations(path)
      for (const original of parsed.ok
        ? [
            { width: 300, height: 200 },
            { width: 1, height: 9000 },
          ]
        : []) {
        const geometry = parsed.ok && geometryFor(original, parsed.value)
        if (!geometry) continue
        const { searched, canvas, resized } = geometry
        assert.ok(searched.left >= 0 && searched.left < searched.right && searched.right <= original.width)
        assert.ok(searched.top >= 0 && searched.top < searched.bottom && searched.bottom <= original.height)
        for (const side of [canvas.width, canvas.height, resized.width, resized.height])
          assert.ok(Number.isInteger(side) && side >= 1 && side <= maxSide)
      }
      assertAnswered(await delivery.send(`/f/7/1x1/abc/a.png/m${path}`))
    },
    growing: { pieces: [...operationSigns, 'quality(1):', 'a'], longest: 8000, read: parseOperations },
  }),
  defineReader({
    name: 'service-file',
    inputs: texts(
      fc.constantFrom(picture, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', '%PDF-1.7'),
      ['\0', '\u00ff', '<svg', 'width="', '>', 'RIFF', 'WEBP'],
    ),
    async check(latin) {
      const bytes = Buffer.from(latin, 'latin1')
      const read = await readMetadata(bytes)
      if (read.ok) assert.ok(read.value.width > 0 && read.value.height > 0)
      for (const ending of ['png', 'svg', 'webp', 'constructor']) matchesName(`a.${ending}`, bytes)
    },
  }),
  defineReader({
    name: 'service-upload',
    inputs: texts(
      fc
        .constant(uploadFieldsFor(delivery.store, { id: 3, key: 'a', contentType: 'b' }))
        .map((fields) => `${fields.policy} ${fields['x-amz-signature']}`),
      ['=', ' ', 'e30='],
    ),
    check(text) {
      const [policy = '', signature = ''] = text.split(' ')
      assert.ok([undefined, 3].includes(parseUploadPolicy(delivery.store, policy, signature)))
    },
  }),
]
