import assert from 'node:assert/strict'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { readKey } from 'local-stack/search-service/access/key-record.ts'
import type { Filter } from 'local-stack/search-service/filters/filter.ts'
import { parseFilter } from 'local-stack/search-service/filters/parse-filter.ts'
import {
  parseFilterList,
  readFacetLiteral,
  readNumericLiteral,
} from 'local-stack/search-service/filters/parse-filter-list.ts'
import { openCatalogue } from 'local-stack/search-service/live/catalogue.ts'
import { ProtocolError } from 'local-stack/search-service/protocol-error.ts'
import { searchService } from 'local-stack/search-service/search-service.ts'
import { openDatabase } from 'local-stack/search-service/store/open-database.ts'
import { texts } from '../damaged-text.ts'
import { signs } from '../hostile-texts.ts'
import { defineReader, type Reader, unlessRefused } from '../reader.ts'
import { damagedRequests, requestsIn } from '../requests.ts'

const records = [
  { objectID: '1', name: 'Llave plana', brand: 'Norte', price: 10, _tags: ['a'], _geoloc: { lat: 41, lng: 2 } },
  { objectID: '2', name: 'Cerrojo', brand: ['Sur', 'Este'], price: 20, nested: { word: 'b' } },
]
const settings = {
  attributesForFaceting: ['brand', 'searchable(price)'],
  searchableAttributes: ['name'],
  customRanking: ['desc(price)'],
}

/** A service with one index in memory, and a function that sends it a request. */
async function startService() {
  let problem = ''
  const database = openDatabase(':memory:')
  const log = (line: string) => {
    problem = line
  }
  const keys = [readKey('public', { acl: ['search'] }, 0)]
  const app = searchService({
    catalogue: openCatalogue(database),
    access: { database, applicationId: 'A', adminKey: 'admin', keys },
    log,
  })
  const credentials = { 'x-algolia-application-id': 'A', 'x-algolia-api-key': 'admin' }
  /**
   * @param body bytes are sent as packed
   * @returns the status, and what the service writes into its log for a failure of its own
   */
  const send = async (method: string, path: string, body: string | Buffer<ArrayBuffer>) => {
    problem = ''
    const headers = { ...credentials, 'content-encoding': typeof body === 'string' ? 'identity' : 'gzip' }
    const response = await app.request(`http://search.example/1/${path}`, { method, headers, body })
    await response.arrayBuffer()
    return { status: response.status, problem }
  }
  await send('PUT', 'indexes/a/settings', JSON.stringify(settings))
  await send(
    'POST',
    'indexes/a/batch',
    JSON.stringify({ requests: records.map((body) => ({ action: 'addObject', body })) }),
  )
  return { send, close: () => database.close() }
}

const shared = await startService()
const filterSigns = [...signs('AND OR NOT ( ) : < >= != " \' \\ - brand price _tags 1 1.5 <score=2> , .'), ' TO ', ' ']
const filters = fc.constantFrom(
  'brand:Norte AND (price>=10 OR price:1 TO 5)',
  'NOT _tags:a',
  'brand:"No\\"rte"<score=2>',
  "price != 3 AND 'a b':c",
)

/** Requests that read, each with a body that the service takes. */
const queries = requestsIn(String.raw`
POST indexes/a/query {"query":"llave","filters":"brand:Norte","facets":["brand"],"hitsPerPage":2,"page":0,"attributesToSnippet":["name:3"]}
POST indexes/a/query {"query":"lave","aroundLatLng":"41,2","aroundRadius":"all","getRankingInfo":true,"optionalWords":["a"],"typoTolerance":"min"}
POST indexes/a/query {"params":"query=a&facetFilters=[[\"brand:Sur\"]]&numericFilters=price>1&insidePolygon=[[1,2,3,4,5,6]]"}
POST indexes/*/queries {"requests":[{"indexName":"a","query":"b","tagFilters":["a",["-b"]],"optionalFilters":"brand:Sur<score=3>"}]}
POST indexes/*/queries {"requests":[{"indexName":"a","type":"facet","facet":"brand","facetQuery":"n"}],"strategy":"none"}
POST indexes/a/facets/brand/query {"facetQuery":"n","maxFacetHits":2}
POST indexes/*/objects {"requests":[{"indexName":"a","objectID":"1","attributesToRetrieve":["name"]}]}
POST indexes/a/browse {"cursor":"MQ","hitsPerPage":1,"query":"a"}
POST indexes/*/recommendations {"requests":[{"indexName":"a","model":"related-products","objectID":"1","threshold":0}]}
POST indexes/a/synonyms/search {"query":"a","page":0}
POST events {"events":[{"eventType":"click","eventName":"a","index":"a","userToken":"b","objectIDs":["1"]}]}
`)
/** Requests that write. */
const changes = requestsIn(String.raw`
PUT indexes/a/settings {"attributesForFaceting":["brand","searchable(price)"],"searchableAttributes":["name"],"customRanking":["desc(price)"],"ranking":["typo","words"],"replicas":["b"],"ignorePlurals":["es"],"unretrievableAttributes":["price"]}
POST indexes/a/batch {"requests":[{"action":"partialUpdateObject","body":{"objectID":"1","price":{"_operation":"Increment","value":1}}},{"action":"deleteObject","body":{"objectID":"2"}}]}
POST indexes/*/batch {"requests":[{"action":"addObject","indexName":"a","body":{"objectID":"1","name":"Llave plana","brand":"Norte","price":10,"_tags":["a"]}}]}
POST indexes/a/1/partial {"name":{"_operation":"AddUnique","value":"b"}}
PUT indexes/a/1 {"objectID":"1","name":"Llave plana","brand":"Norte","price":10,"_tags":["a"]}
POST indexes/a/deleteByQuery {"filters":"price>5"}
POST indexes/a/operation {"operation":"copy","destination":"b","scope":["settings"]}
PUT indexes/a/synonyms/s {"objectID":"s","type":"synonym","synonyms":["llave","chiave"]}
POST indexes/a/synonyms/batch [{"objectID":"s","type":"synonym","synonyms":["llave","chiave"]},{"objectID":"t","type":"oneWaySynonym","input":"a","synonyms":["b"]}]
POST keys {"acl":["search"],"indexes":["a*"],"validity":60,"queryParameters":"filters=brand:Sur","referers":["*a*"]}
`)

/** Every number of a filter is one. */
function assertFinite(filter: Filter): void {
  for (const { score, condition } of filter.flat()) {
    assert.ok(Number.isFinite(score))
    if (condition.kind === 'compare') assert.ok(Number.isFinite(condition.value))
    if (condition.kind === 'range') assert.ok(Number.isFinite(condition.from) && Number.isFinite(condition.to))
  }
}

/** The embedded search service. */
export const searchServiceReaders: readonly Reader[] = [
  defineReader({
    name: 'service-filter',
    inputs: texts(filters, filterSigns),
    check(text) {
      for (const read of [parseFilter, readNumeric, readFacets])
        assertFinite(unlessRefused(ProtocolError, () => read(text)) ?? [])
    },
    growing: {
      pieces: [...filterSigns, 'a AND ', '(a OR ', '"a"', 'a:b,', '1 '],
      longest: 100_000,
      read: (text) =>
        [parseFilter, readNumeric, readFacets].map((read) => unlessRefused(ProtocolError, () => read(text))),
    },
  }),
  defineReader({
    name: 'service-query',
    inputs: damagedRequests(queries),
    async check({ path, body }) {
      const { status, problem } = await shared.send('POST', path, JSON.stringify(body))
      assert.ok(status < 500, problem)
    },
  }),
  defineReader({
    name: 'service-query-text',
    inputs: texts(
      fc.constantFrom('query=llave&filters=brand%3ANorte&facets=%5B%22brand%22%5D', 'page=1&hitsPerPage=2'),
      signs('& = query= filters= facets= [ ] " % a toString'),
    ),
    async check(params) {
      const { status, problem } = await shared.send('POST', 'indexes/a/query', JSON.stringify({ params }))
      assert.ok(status < 500, problem)
    },
    growing: {
      pieces: [...signs('a - " á & 1'), 'a ', ' '],
      longest: 100_000,
      read: (query) => shared.send('POST', 'indexes/a/query', JSON.stringify({ query })),
    },
  }),
  defineReader({
    name: 'service-packed-body',
    inputs: texts(fc.constant(gzipSync('{"query":"llave"}').toString('latin1')), signs('\0 \u001f \u008b { } "')),
    async check(latin) {
      const { status, problem } = await shared.send('POST', 'indexes/a/query', Buffer.from(latin, 'latin1'))
      assert.ok(status < 500, problem)
    },
  }),
  defineReader({
    name: 'service-search-change',
    isSlow: true,
    inputs: damagedRequests(changes),
    async check({ method, path, body }) {
      const service = await startService()
      const changed = await service.send(method, path, JSON.stringify(body))
      assert.ok(changed.status < 500, changed.problem)
      for (const query of ['llave', 'b']) {
        const { status, problem } = await service.send(
          'POST',
          'indexes/a/query',
          JSON.stringify({ query, facets: ['*'] }),
        )
        assert.ok(status < 500, problem)
      }
      service.close()
    },
  }),
]

function readNumeric(text: string): Filter {
  return parseFilterList(text, 'numericFilters', readNumericLiteral)
}

function readFacets(text: string): Filter {
  return parseFilterList(text, 'facetFilters', readFacetLiteral)
}
