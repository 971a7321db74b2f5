import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const translatedSlug = z.looseObject({ lang: z.string(), slug: z.string().nullish(), name: z.string().nullish() })

/** A story or folder as `GET stories/:id` of the management API answers it. */
const exportedStory = z.looseObject({
  id: z.number(),
  uuid: z.string(),
  name: z.string(),
  slug: z.string(),
  full_slug: z.string(),
  parent_id: z.number().nullish(),
  is_folder: z.boolean().default(false),
  is_startpage: z.boolean().default(false),
  published: z.boolean().nullish(),
  tag_list: z.array(z.string()).default([]),
  translated_slugs: z.array(translatedSlug).default([]),
  content: z.looseObject({ component: z.string() }).optional().catch(undefined),
})

/** A space as JSON, each row in the form of the management API. */
const spaceExport = z.object({
  languages: z.array(z.object({ code: z.string(), name: z.string() })).default([]),
  components: z.array(z.looseObject({ name: z.string() })).default([]),
  datasources: z
    .array(
      z.object({
        name: z.string(),
        slug: z.string(),
        entries: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
      }),
    )
    .default([]),
  stories: z.array(exportedStory),
})

type SpaceExport = z.output<typeof spaceExport>
type ExportedStory = SpaceExport['stories'][number]

export type SpaceAddress = { contentUrl: string; spaceId: number; managementToken: string }

const created = z.object({ id: z.number(), uuid: z.string().default('') })

/**
 * Fills an empty space with an export. The service gives new ids and uuids, so references in content are rewritten.
 * @returns number of stories and folders written; 0 when the space has stories already
 * @throws Error that names the wrong field of the file, or the refused request
 */
export async function loadExport(file: string, space: SpaceAddress): Promise<number> {
  const parsed = spaceExport.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (!parsed.success) throw new Error(`${file} is no space export:\n${z.prettifyError(parsed.error)}`)
  const send = sender(space)
  const { stories: present } = z.object({ stories: z.array(z.unknown()) }).parse(await send('GET', '/stories'))
  if (present.length > 0) return 0
  await writeStructure(send, parsed.data)
  return await writeStories(send, parsed.data.stories)
}

type Send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => Promise<unknown>

/** Requests to the management API below the space. */
function sender({ contentUrl, spaceId, managementToken }: SpaceAddress): Send {
  return async (method, path, body) => {
    const response = await fetch(`${contentUrl}/v1/spaces/${spaceId}${path}`, {
      method,
      headers: { authorization: managementToken, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}: ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
}

/** Groups, presets and tags of components are left out: they have ids of their own and change no story. */
async function writeStructure(send: Send, { languages, components, datasources }: SpaceExport): Promise<void> {
  await send('PUT', '', { space: { languages } })
  for (const component of components) {
    const bare = { ...component, component_group_uuid: null, preset_id: null, internal_tag_ids: [] }
    await send('POST', '/components', { component: bare })
  }
  for (const { name, slug, entries } of datasources) {
    const { datasource } = z
      .object({ datasource: created })
      .parse(await send('POST', '/datasources', { datasource: { name, slug } }))
    for (const entry of entries) {
      await send('POST', '/datasource_entries', { datasource_entry: { ...entry, datasource_id: datasource.id } })
    }
  }
}

/** First every folder and an empty story, outer ones first, so that all uuids are known; then the content. */
async function writeStories(send: Send, stories: readonly ExportedStory[]): Promise<number> {
  const ids = new Map<number, number>()
  const uuids = new Map<string, string>()
  const depth = ({ full_slug, is_folder }: ExportedStory) => full_slug.split('/').length - (is_folder ? 0.5 : 0)
  for (const story of stories.toSorted((a, b) => depth(a) - depth(b))) {
    const body = { story: newStory(story, ids.get(story.parent_id ?? 0) ?? 0) }
    const { story: made } = z.object({ story: created }).parse(await send('POST', '/stories', body))
    ids.set(story.id, made.id)
    uuids.set(story.uuid, made.uuid)
  }
  for (const { id, content, published } of stories.filter((story) => !story.is_folder)) {
    const rewritten = JSON.stringify(content).replace(uuidPattern, (uuid) => uuids.get(uuid) ?? uuid)
    const body = { story: { content: JSON.parse(rewritten) }, ...(published && { publish: 1 }) }
    await send('PUT', `/stories/${ids.get(id)}`, body)
  }
  return stories.length
}

const uuidPattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

function newStory({ name, slug, is_folder, is_startpage, tag_list, ...story }: ExportedStory, parentId: number) {
  const slugs = story.translated_slugs.map(({ lang, slug: own, name: title }) => ({ lang, slug: own, name: title }))
  const content = is_folder ? {} : { content: { component: story.content?.component } }
  return {
    name,
    slug,
    parent_id: parentId,
    is_folder,
    is_startpage,
    tag_list,
    translated_slugs_attributes: slugs,
    ...content,
  }
}
