import { deliveryClient } from 'site/content/delivery/delivery-client.ts'
import type { IndexSources } from 'site/search/indexing/index-sources.ts'
import { publishedStories } from 'site/search/indexing/published-stories.ts'
import { type LocalSearch, startLocalSearch } from './local-search.ts'
import { type LocalService, managementClient, required, startLocalService, tokens } from './local-service.ts'

export type Made = { id: number; uuid: string }
type NewStory = { name: string; content: Record<string, unknown> }

export type IndexedSpace = {
  content: LocalService
  search: LocalSearch
  sources: IndexSources
  /** Every folder and story by its path. */
  stories: Readonly<Record<string, Made>>
  /** Folders are made on the way; the story is published unless it is to stay a draft. */
  make(path: string, story: NewStory, isDraft?: boolean): Promise<Made>
  /** The start page of a folder, published. */
  makeStartPage(folder: string, story: NewStory): Promise<Made>
  /** Publishes a change. */
  change(id: number, story: Record<string, unknown>): Promise<void>
  unpublish(path: string): Promise<void>
  /** Names of the hits of a query. */
  names(indexName: string, query?: string, filters?: string): Promise<string[]>
  remove(): Promise<void>
}

/** A content service with Spanish and Italian, and a search service whose indexes the test fills. */
export async function openIndexedSpace(): Promise<IndexedSpace> {
  const content = await startLocalService()
  const search = await startLocalSearch()
  const management = managementClient(content.url)
  const stories: Record<string, Made> = {}
  await management.spaces.update({
    body: { space: { default_lang_name: 'Español', languages: [{ code: 'it', name: 'Italiano' }] } },
  })

  async function create(story: { name: string; slug: string } & Record<string, unknown>, isPublished = false) {
    const query = isPublished ? { publish: 1 } : {}
    const { data } = await management.stories.create({ body: { story }, query } as never)
    const { id, uuid } = required(data?.story) as Made
    return { id, uuid }
  }

  return {
    content,
    search,
    stories,
    sources: {
      ...publishedStories(deliveryClient({ contentUrl: `${content.url}/v2`, token: tokens.publicToken })),
      client: search.admin,
    },
    async make(path, story, isDraft = false) {
      const segments = path.split('/')
      let parent = 0
      for (const [index, slug] of segments.slice(0, -1).entries()) {
        const address = segments.slice(0, index + 1).join('/')
        parent = (stories[address] ??= await create({ name: slug, slug, is_folder: true, parent_id: parent })).id
      }
      const body = { ...story, slug: required(segments.at(-1)), parent_id: parent }
      return (stories[path] = await create(body, !isDraft))
    },
    async makeStartPage(folder, story) {
      const body = { ...story, slug: required(folder.split('/').at(-1)), parent_id: required(stories[folder]).id }
      return await create({ ...body, is_startpage: true }, true)
    },
    async change(id, story) {
      await management.stories.update(id, { body: { story, publish: 1, force_update: '1' } } as never)
    },
    async unpublish(path) {
      await management.get(`/v1/spaces/100001/stories/${required(stories[path]).id}/unpublish` as never)
    },
    async names(indexName, query = '', filters = '') {
      const { hits } = await search.admin.searchSingleIndex<{ name: string }>({
        indexName,
        searchParams: { query, filters, removeWordsIfNoResults: 'none', hitsPerPage: 100 },
      })
      return hits.map(({ name }) => name)
    },
    async remove() {
      await search.remove()
      await content.remove()
    },
  }
}

/** The content of a key blank in some categories. */
export function productContent(code: string, categories: readonly string[], extra: Record<string, unknown> = {}) {
  return {
    component: 'product',
    _uid: code,
    code,
    name: `Llave ${code}`,
    kind: 'key_blank',
    categories,
    spec: [{ component: 'spec_key_blank', _uid: `${code}-s`, keyType: 'flat', lockBrands: ['nordala'] }],
    ...extra,
  }
}
