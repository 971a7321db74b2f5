import type { EditorServices } from './editor-services.ts'
import { fileReasons } from './failure-of.ts'
import { type ManagementClient, requireResponse } from './management-client.ts'
import type { WireAsset, WireAssetFolder } from './wire-asset.ts'
import type { WireComponent } from './wire-component.ts'
import type { WireDatasourceEntry, WireFieldType, WireSpace } from './wire-space.ts'
import type { WireStory } from './wire-story.ts'

export type Around = Pick<
  EditorServices,
  'openStory' | 'isPublicStory' | 'renderBlocks' | 'reportField' | 'interfaceLanguage'
> & {
  client: ManagementClient
  space: WireSpace
  components: readonly WireComponent[]
  /** Stories are read as they are in this release; 0 for their drafts. */
  release: number
}

/** The services of the controls, on top of the management API. */
export function servicesFor({ client, space, components, release, ...around }: Around): EditorServices {
  return {
    ...around,
    spaceId: space.id,
    previewToken: space.first_token,
    languages: space.languages,
    defaultLanguageName: space.default_lang_name,
    listStories: (query) => client.page('stories', 'stories', { ...query, release_id: release || undefined }),
    getStory: async (id) =>
      (await client.send<{ story: WireStory }>('GET', `stories/${id}`, { query: { release_id: release || undefined } }))
        .story,
    listAssets: (query) => client.page('assets', 'assets', query),
    getAsset: (id) => client.send<WireAsset>('GET', `assets/${id}`),
    listAssetFolders: () => client.all<WireAssetFolder>('asset_folders', 'asset_folders'),
    uploadAsset: assetUpload(client),
    updateAsset: async (id, asset) => {
      await client.send('PATCH', `assets/${id}`, { body: { asset } })
    },
    listDatasourceEntries: remembered((slug) =>
      client.all<WireDatasourceEntry>('datasource_entries', 'datasource_entries', { datasource_slug: slug }),
    ),
    listComponents: async () => components,
    getFieldType: remembered((name) => getFieldType(client, name)),
  }
}

async function getFieldType(client: ManagementClient, name: string): Promise<WireFieldType | undefined> {
  const { field_types: found } = await client.get<{ field_types: { id: number; name: string }[] }>(
    `field_types?search=${encodeURIComponent(name)}`,
  )
  const id = found.find((row) => row.name === name)?.id
  if (id === undefined) return undefined
  return (await client.get<{ field_type: WireFieldType }>(`field_types/${id}`)).field_type
}

/** Caches one request per key; a failed one is sent again. */
function remembered<ServiceResponse>(
  send: (key: string) => Promise<ServiceResponse>,
): (key?: string) => Promise<ServiceResponse> {
  const known = new Map<string, Promise<ServiceResponse>>()
  return (key = '') => {
    const found = known.get(key)
    if (found) return found
    const pending = send(key)
    known.set(key, pending)
    pending.catch(() => known.delete(key))
    return pending
  }
}

type Ticket = { id: number; post_url: string; fields: Record<string, string> }

/** Uploads a file: request an upload URL, post the signed form, finish (Storyblok docs, upload an asset). */
export function assetUpload(client: ManagementClient): EditorServices['uploadAsset'] {
  return async (file, place = {}) => {
    const ticket = await client.send<Ticket>('POST', 'assets', {
      query: { filename: file.name, size: await sizeOf(file), asset_folder_id: place.folderId },
    })
    const form = new FormData()
    for (const [name, value] of Object.entries(ticket.fields)) form.append(name, value)
    form.append('file', file)
    // The form goes through the editor's server: a page may post to its own origin only.
    await requireResponse(new URL(ticket.post_url).pathname, { method: 'POST', body: form }, fileReasons)
    await client.send('GET', `assets/${ticket.id}/finish_upload`)
    return await client.send<WireAsset>('GET', `assets/${ticket.id}`)
  }
}

/** `<width>x<height>` of an image; undefined for any other file. */
async function sizeOf(file: File): Promise<string | undefined> {
  if (!file.type.startsWith('image/')) return undefined
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  return bitmap ? `${bitmap.width}x${bitmap.height}` : undefined
}
