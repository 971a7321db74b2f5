import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { type AssetRow, assetAddressFor } from '../../assets/asset-row.ts'
import { uploadFieldsFor } from '../../assets/upload-policy.ts'
import type { ContentContext } from '../../store/content-context.ts'
import { storedObject } from '../../store/stored-json.ts'
import { listResponse, listRows, pageOf } from '../list-rows.ts'
import { ManagementError } from '../management-error.ts'
import { parsedBy, readId, readJson, readQuery } from '../read-request.ts'
import { assetListParameters, assetOrder, assetSelection } from './asset-filters.ts'
import {
  type AssetFields,
  assetFields,
  createAsset,
  newAsset,
  recordAssetEvent,
  requireAsset,
  trashAsset,
  writeAsset,
} from './asset-store.ts'
import { toWireAsset } from './to-wire-asset.ts'

const assetChange = z.object({ asset: assetFields })
const manyAssets = z.object({ ids: z.array(z.number()).max(100), asset: assetFields.optional() })

/** `/assets` of a space. Storyblok docs, management API: assets. A single asset has no root key. */
export function assetRoutes(context: ContentContext): Hono {
  const { store } = context
  const app = new Hono()

  app.get('/', (request) => {
    const query = readQuery(request, assetListParameters)
    const listed = listRows<AssetRow>(store, {
      columns: '*',
      from: 'assets',
      condition: assetSelection(query),
      orderBy: assetOrder(query),
      page: pageOf(query),
    })
    return listResponse(request, listed, { assets: listed.rows.map((row) => toWireAsset(context, row)) })
  })

  app.on('POST', '/', async (request) => {
    const fields = await newAssetOf(request)
    return request.json(
      uploadTicketFor(
        context,
        store.transaction(() => createAsset(store, fields)),
      ),
    )
  })

  app.get('/:id{[0-9]+}', (request) => request.json(toWireAsset(context, requireAsset(store, readId(request)))))

  app.get('/:id{[0-9]+}/finish_upload', (request) => {
    const row = requireAsset(store, readId(request))
    if (row.content_length === null) throw new ManagementError(422, { error: 'The file has not been uploaded' })
    store.transaction(() => {
      if (row.finished) return
      store.run('UPDATE assets SET finished = 1 WHERE id = ?', [row.id])
      recordAssetEvent(context, 'asset.created', row)
    })
    return request.json(toWireAsset(context, row))
  })

  app.on(['PATCH', 'PUT'], '/:id{[0-9]+}', async (request) => {
    const { asset } = await readJson(request, assetChange)
    store.transaction(() => writeAsset(store, requireAsset(store, readId(request)).id, asset))
    return request.body(null, 204)
  })

  app.delete('/:id{[0-9]+}', (request) => {
    const row = requireAsset(store, readId(request))
    store.transaction(() => trashAsset(context, row.id, true))
    return request.json(toWireAsset(context, row))
  })
  return app.route('/', manyAssetRoutes(context))
}

function manyAssetRoutes(context: ContentContext): Hono {
  const { store } = context
  const app = new Hono()
  const each = (path: string, change: (id: number, fields: AssetFields) => void) =>
    app.on('POST', path, async (request) => {
      const { ids, asset = {} } = await readJson(request, manyAssets)
      store.transaction(() => ids.forEach((id) => change(id, asset)))
      return request.body(null, 204)
    })
  each('/bulk_destroy', (id) => trashAsset(context, id, true))
  each('/bulk_restore', (id) => trashAsset(context, id, false))
  each('/bulk_update', (id, fields) => writeAsset(store, requireAsset(store, id).id, fields))
  return app
}

/** Clients send the metadata in the query or in a body; a body wins. */
async function newAssetOf(request: Context): Promise<z.output<typeof newAsset>> {
  const known = [...Object.keys(newAsset.shape), 'validate_upload', 'meta_data[', 'internal_tag_ids[]']
  const query = readQuery(request, known, { ext_id: 'This service stores no ids of other systems' })
  const body = await readJson(request, z.record(z.string(), z.unknown()))
  const tags = [...query.getAll('internal_tag_ids'), ...query.getAll('internal_tag_ids[]')]
  const given = {
    ...Object.fromEntries(query),
    ...metadataIn(query),
    ...(tags.length > 0 && { internal_tag_ids: tags }),
    ...body,
  }
  const parsed = parsedBy(newAsset, given)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new ManagementError(422, { [String(issue?.path[0] ?? 'base')]: [issue?.message ?? 'is invalid'] })
}

/** `meta_data[alt]=…` as the object that a body would contain. */
function metadataIn(query: URLSearchParams): { meta_data?: Record<string, string> } {
  const entries = [...query].flatMap(([name, value]): [string, string][] => {
    const key = /^meta_data\[([^\][]+)\]$/.exec(name)?.[1]
    return key === undefined ? [] : [[key, value]]
  })
  return entries.length === 0 ? {} : { meta_data: Object.fromEntries(entries) }
}

function uploadTicketFor(context: ContentContext, row: AssetRow) {
  const address = assetAddressFor(context, row)
  const key = new URL(address).pathname.slice(1)
  return {
    id: row.id,
    post_url: `${context.origin()}/f/${context.spaceId}/uploads`,
    fields: uploadFieldsFor(context.store, { id: row.id, key, contentType: row.content_type }),
    pretty_url: address,
    public_url: address,
    locked: false,
    meta_data: storedObject(row.meta_data),
  }
}
