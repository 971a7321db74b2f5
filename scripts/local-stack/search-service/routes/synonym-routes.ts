import { Hono } from 'hono'
import { numberIn, textIn } from '../../plain-value.ts'
import { splitWords } from '../engine/words.ts'
import { isObject } from '../live/attribute-values.ts'
import { ProtocolError } from '../protocol-error.ts'
import { readSynonym, type SynonymObject } from '../query/synonyms.ts'
import {
  clearSynonyms,
  deleteSynonym,
  ensureIndex,
  listIndices,
  putSynonym,
  readSynonyms,
} from '../store/index-rows.ts'
import { readBody } from './request.ts'
import { allowedIndex, newTask, now, type ServiceContext } from './service-context.ts'

/** Synonyms of an index: stored, searched, replaced as a whole. */
export function synonymRoutes(service: ServiceContext): Hono {
  const app = new Hono()
  const { catalogue } = service
  app.post('/1/indexes/:index/synonyms/batch', async (request) => {
    const { name } = allowedIndex(service, request, 'editSettings')
    const body = await readBody(request)
    if (!Array.isArray(body)) throw new ProtocolError(400, 'Expecting an array of synonyms')
    const synonyms = body.map(readSynonym)
    const isReplacing = request.req.query('replaceExistingSynonyms') === 'true'
    const isForwarded = request.req.query('forwardToReplicas') === 'true'
    await catalogue.write(() => keepSynonyms(service, name, { synonyms, isReplacing, isForwarded }))
    return request.json({ updatedAt: now(), taskID: newTask(service) })
  })
  app.post('/1/indexes/:index/synonyms/search', async (request) => {
    const { name } = allowedIndex(service, request, 'settings')
    return request.json(found(readSynonyms(catalogue.database, catalogue.require(name).id), await readBody(request)))
  })
  app.post('/1/indexes/:index/synonyms/clear', async (request) => {
    const { name } = allowedIndex(service, request, 'editSettings')
    await catalogue.write(() => clearSynonyms(catalogue.database, catalogue.require(name).id))
    return request.json({ updatedAt: now(), taskID: newTask(service) })
  })
  app.get('/1/indexes/:index/synonyms/:id', (request) => {
    const { name } = allowedIndex(service, request, 'settings')
    const all = readSynonyms(catalogue.database, catalogue.require(name).id)
    const synonym = all.find(({ objectID }) => objectID === request.req.param('id'))
    if (!synonym) throw new ProtocolError(404, 'Synonym set does not exist')
    return request.json(synonym)
  })
  app.put('/1/indexes/:index/synonyms/:id', async (request) => {
    const { name } = allowedIndex(service, request, 'editSettings')
    const body = await readBody(request)
    const id = request.req.param('id')
    const synonyms = [readSynonym(isObject(body) ? { ...body, objectID: id } : body)]
    const isForwarded = request.req.query('forwardToReplicas') === 'true'
    await catalogue.write(() => keepSynonyms(service, name, { synonyms, isReplacing: false, isForwarded }))
    return request.json({ updatedAt: now(), taskID: newTask(service), id })
  })
  app.delete('/1/indexes/:index/synonyms/:id', async (request) => {
    const { name } = allowedIndex(service, request, 'editSettings')
    await catalogue.write(() => deleteSynonym(catalogue.database, catalogue.require(name).id, request.req.param('id')))
    return request.json({ deletedAt: now(), taskID: newTask(service) })
  })
  return app
}

type Keeping = { synonyms: readonly SynonymObject[]; isReplacing: boolean; isForwarded: boolean }

function keepSynonyms(
  { catalogue }: ServiceContext,
  name: string,
  { synonyms, isReplacing, isForwarded }: Keeping,
): void {
  const { database } = catalogue
  database.transaction(() => {
    const own = ensureIndex(database, name)
    const replicas = isForwarded ? listIndices(database).filter(({ primary }) => primary === name) : []
    for (const { id } of [own, ...replicas]) {
      if (isReplacing) clearSynonyms(database, id)
      for (const synonym of synonyms) putSynonym(database, id, synonym)
    }
  })
}

function found(all: readonly SynonymObject[], body: unknown): { hits: SynonymObject[]; nbHits: number } {
  const { query = '', type, page = 0, hitsPerPage = 100 } = isObject(body) ? body : {}
  const words = splitWords(textIn(query)).map(({ text }) => text)
  const hits = all.filter((synonym) => {
    const text = splitWords(JSON.stringify(synonym)).map((word) => word.text)
    const isOfType = typeof type !== 'string' || type.toLowerCase() === synonym.type.toLowerCase()
    return isOfType && words.every((word) => text.some((known) => known.startsWith(word)))
  })
  const first = numberIn(page) * numberIn(hitsPerPage)
  return { hits: hits.slice(first, first + numberIn(hitsPerPage)), nbHits: hits.length }
}
