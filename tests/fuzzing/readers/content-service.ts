import fc from 'fast-check'
import { endpoints } from 'local-stack/content-service/delivery/query/endpoint-parameters.ts'
import { texts } from '../damaged-text.ts'
import { signs } from '../hostile-texts.ts'
import { defineReader, type Reader } from '../reader.ts'
import { damagedRequests, requestsIn } from '../requests.ts'
import { assertAnswered, startService } from './start-service.ts'

const story = { name: 'Home', slug: 'home', content: { component: 'page', _uid: 'a', title: 'Llave', tags: ['a'] } }
const component = { name: 'page', schema: { title: { type: 'text', translatable: true } }, is_root: true }

const delivery = startService()
const post = (path: string, body: unknown) =>
  delivery.send(`/v1/spaces/7/${path}`, { method: 'POST', body: JSON.stringify(body) })
await post('components', { component })
await post('stories', { story, publish: 1 })
await post('datasources', { datasource: { name: 'a', slug: 'a' } })

const querySigns = signs('& = , * [ ] [] __or filter_query content. :asc :desc:int true 1 2026-01-01 % .')
const queryWords = [
  ...querySigns,
  ...signs('sort_by= is_startpage= by_slugs= language= resolve_relations= published_at_gt= constructor only_variants='),
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
const changes = requestsIn(String.raw`
POST stories {"story":{"name":"Home","slug":"home","content":{"component":"page","_uid":"a","title":"Llave","tags":["a"]}},"publish":1}
PUT stories/1 {"story":{"name":"Home","slug":"home","content":{"component":"page","_uid":"a","title":"Llave","tags":["a"]},"translated_slugs_attributes":[{"lang":"it","slug":"casa"}]},"publish":1,"lang":"it"}
PUT stories/1/duplicate {"story":{"name":"b","slug":"b"}}
POST components {"component":{"name":"other","schema":{"title":{"type":"text","translatable":true}},"is_root":true,"internal_tag_ids":[1]}}
PUT components/1 {"component":{"name":"page","schema":{"title":{"type":"text","translatable":true}},"is_root":true}}
POST component_groups {"component_group":{"name":"a"}}
POST presets {"preset":{"name":"a","component_id":1,"preset":{"title":"b"}}}
POST internal_tags {"internal_tag":{"name":"a","object_type":"asset"}}
POST datasources {"datasource":{"name":"a","slug":"a","dimensions_attributes":[{"name":"b","entry_value":"it"}]}}
POST datasource_entries {"datasource_entry":{"name":"a","value":"b","datasource_id":1}}
POST releases {"release":{"name":"a","release_at":"2026-12-01T10:00","timezone":"Europe/Madrid"}}
POST story_schedulings {"story_scheduling":{"story_id":1,"publish_at":"2027-01-01T10:00:00Z","language":"it"}}
POST webhook_endpoints {"webhook_endpoint":{"name":"a","endpoint":"http://a.example","actions":["story.published"]}}
POST assets {"filename":"a.png","size":"1x1","asset_folder_id":null}
POST asset_folders {"asset_folder":{"name":"a","parent_id":0}}
PUT  {"space":{"name":"a","languages":[{"code":"it","name":"b"}],"options":{"timezone":"UTC"}}}
`)

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
    inputs: damagedRequests(changes),
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
      form: texts(
        fc.constant('grant_type=authorization_code&code=a&client_id=app&client_secret=secret'),
        signs('& = refresh_token code_verifier= %'),
      ),
      basic: texts(fc.constant('app:secret'), [':', '%', '%zz', '=']),
    }),
    async check({ form, basic }) {
      const authorization = `Basic ${Buffer.from(basic).toString('base64')}`
      assertAnswered(await delivery.send('/oauth/token', { method: 'POST', body: form, headers: { authorization } }))
      assertAnswered(await delivery.send(`/oauth/authorize?${form}`))
    },
  }),
]
