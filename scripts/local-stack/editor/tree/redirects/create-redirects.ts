import type { ManagementClient } from '../../services/management-client.ts'
import type { WireStoryRow } from '../../services/wire-story.ts'
import { slugOf } from '../slug-of.ts'
import type { PublishedAddress } from './published-address.ts'

/** Where the site's redirects stand; each works as soon as it is published. */
const redirectFolder = ['_data', 'redirects']
export const redirectComponent = 'redirect'

export type WantedRedirect = { from: PublishedAddress; toStory: string }

/**
 * Creates and publishes a redirect for each old address, one after the other.
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
    await client.send('POST', 'stories', { body: { story: redirectStory(redirect, parentId), publish: 1 } })
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

function redirectStory({ from, toStory }: WantedRedirect, parentId: number) {
  const content = {
    component: redirectComponent,
    _uid: crypto.randomUUID(),
    from: from.path,
    to: { fieldtype: 'multilink', linktype: 'story', id: toStory, url: '', cached_url: '' },
    status: '301',
    markets: from.markets,
  }
  // Two old addresses may become the same slug: the time keeps them apart.
  const slug = `${slugOf(from.path)}-${Date.now().toString(36)}`
  return { name: from.path, slug, parent_id: parentId, content }
}
