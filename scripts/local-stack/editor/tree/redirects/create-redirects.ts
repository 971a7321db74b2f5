import type { ManagementClient } from '../../services/management-client.ts'
import type { WireStoryRow } from '../../services/wire-story.ts'
import { slugOf } from '../slug-of.ts'
import type { OfferedRedirect } from './published-address.ts'

/** The folder of the site's redirects; each works as soon as it is published. */
const redirectFolder = ['_data', 'redirects']
export const redirectComponent = 'redirect'

export type WantedRedirect = { old: OfferedRedirect; toStory: string }

/**
 * Creates and publishes the redirects, one after the other; one that begins at the same old address is changed instead.
 * @param onCreated called after each, so that a second attempt leaves it out
 * @throws ManagementError as soon as the service refuses one
 */
export async function createRedirects(
  client: ManagementClient,
  wanted: readonly WantedRedirect[],
  onCreated: (redirect: WantedRedirect) => void,
): Promise<void> {
  if (wanted.length === 0) return
  const parentId = await folderOfRedirects(client)
  for (const redirect of wanted) {
    const { existing } = redirect.old
    const story = redirectStory(redirect, parentId)
    if (existing === undefined) await client.send('POST', 'stories', { body: { story, publish: 1 } })
    else await client.send('PUT', `stories/${existing}`, { body: { story: { content: story.content }, publish: 1 } })
    onCreated(redirect)
  }
}

/** The number of the folder; a space without it gets it, because the site reads redirects nowhere else. */
async function folderOfRedirects(client: ManagementClient): Promise<number> {
  let parentId = 0
  for (const [at, slug] of redirectFolder.entries()) {
    const path = redirectFolder.slice(0, at + 1).join('/')
    const { items } = await client.page<WireStoryRow>('stories', 'stories', { by_slugs: path, folder_only: 1 })
    parentId = items[0]?.id ?? (await createFolder(client, { name: slug, slug, parent_id: parentId }))
  }
  return parentId
}

async function createFolder(client: ManagementClient, folder: { name: string; slug: string; parent_id: number }) {
  const body = { story: { ...folder, is_folder: true } }
  return (await client.send<{ story: { id: number } }>('POST', 'stories', { body })).story.id
}

function redirectStory({ old: { from, markets }, toStory }: WantedRedirect, parentId: number) {
  const content = {
    component: redirectComponent,
    _uid: crypto.randomUUID(),
    from,
    to: { fieldtype: 'multilink', linktype: 'story', id: toStory, url: '', cached_url: '' },
    status: '301',
    markets,
  }
  // Two old addresses may become the same slug: the time keeps them apart.
  const slug = `${slugOf(from)}-${Date.now().toString(36)}`
  return { name: from, slug, parent_id: parentId, content }
}
