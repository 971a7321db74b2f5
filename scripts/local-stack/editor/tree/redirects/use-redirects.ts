import { useEffect, useMemo, useState } from 'react'
import { useEditor } from '../../page/editor-context.ts'
import type { ManagementClient } from '../../services/management-client.ts'
import type { WireStoryRow } from '../../services/wire-story.ts'
import { slugOf } from '../slug-of.ts'
import { leadElsewhere } from './lead-elsewhere.ts'

export type Redirects = {
  /** One for all old addresses that end together; undefined while they are loaded or when the site does not say them. */
  offered: readonly OfferedRedirect[] | undefined
  /** The site does not say them: nothing can be offered now. */
  isUnknown: boolean
  /** Whether the site has answered: a change before would end addresses without a redirect. */
  isReady: boolean
  /** Stories of a large folder whose addresses are not offered. */
  unlisted: number
  /** Whether the space has redirects, and there are old addresses. */
  isOffered: boolean
  chosen: ReadonlySet<string>
  setChosen: (paths: ReadonlySet<string>) => void
  /** Creates the chosen redirects; a second call leaves out those that exist. @throws ManagementError */
  create: (targetOf: (old: OfferedRedirect) => string | undefined) => Promise<void>
  /** The same where the story leaves the site, and its earlier addresses lead to the other one too. @throws ManagementError */
  leaveTo: (toStory: string) => Promise<void>
}

type Moved = Pick<WireStoryRow, 'id' | 'uuid' | 'is_folder' | 'full_slug' | 'published'>

/** Most stories of a folder whose addresses are offered; the dialog says how many are not. */
const mostStories = 1000

/** Stories of one page of a list. */
const perPage = 100

/** The addresses that a change of a story or folder ends, and the redirects that an editor chooses for them. */
export function useRedirects(row: Moved): Redirects {
  const { client, components } = useEditor()
  const [offered, setOffered] = useState<readonly OfferedRedirect[]>()
  const [isUnknown, setUnknown] = useState(false)
  const [unlisted, setUnlisted] = useState(0)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [created] = useState(() => new Set<string>())
  useEffect(() => {
    let isWanted = true
    publishedIn(row, client)
      .then(({ ids, total }) => {
        if (isWanted) setUnlisted(total - ids.length)
        return readPublishedAddresses(ids)
      })
      .then((found) => {
        if (!isWanted) return undefined
        if (!found) return setUnknown(true)
        setOffered(found.redirects)
        return setChosen(new Set(found.redirects.map(keyOf)))
      })
      .catch(() => isWanted && setUnknown(true))
    return () => {
      isWanted = false
    }
  }, [row, client])
  const hasRedirects = components.some(({ name }) => name === redirectComponent)
  return useMemo(() => {
    const create: Redirects['create'] = async (targetOf) => {
      const wanted = (hasRedirects ? (offered ?? []) : []).flatMap((old): WantedRedirect[] => {
        const toStory = chosen.has(keyOf(old)) && !created.has(keyOf(old)) ? targetOf(old) : undefined
        return toStory === undefined ? [] : [{ old, toStory }]
      })
      await createRedirects(client, wanted, ({ old }) => created.add(keyOf(old)))
    }
    return {
      offered,
      isUnknown: isUnknown && hasRedirects,
      isReady: offered !== undefined || isUnknown,
      unlisted,
      isOffered: hasRedirects && offered !== undefined && offered.length > 0,
      chosen,
      setChosen,
      create,
      leaveTo: async (toStory) => {
        await create(() => toStory)
        await leadElsewhere(client, row, toStory)
      },
    }
  }, [row, offered, isUnknown, unlisted, chosen, created, client, hasRedirects])
}

export function keyOf({ story, from }: OfferedRedirect): string {
  return `${story} ${from}`
}

/** Numbers of the published stories that a change concerns, and how many there are. */
async function publishedIn(row: Moved, client: ManagementClient): Promise<{ ids: number[]; total: number }> {
  if (!row.is_folder) return row.published ? { ids: [row.id], total: 1 } : { ids: [], total: 0 }
  const ids: number[] = []
  for (let page = 1; page * perPage <= mostStories; page += 1) {
    const query = { starts_with: `${row.full_slug}/`, story_only: 1, is_published: 1, per_page: perPage, page }
    const { items, total } = await client.page<WireStoryRow>('stories', 'stories', query)
    ids.push(...items.map(({ id }) => id))
    if (ids.length >= total || page * perPage === mostStories) return { ids, total }
  }
  return { ids, total: ids.length }
}

/** The folder of the site's redirects; each works as soon as it is published. */
const redirectFolder = ['_data', 'redirects']
const redirectComponent = 'redirect'

type WantedRedirect = { old: OfferedRedirect; toStory: string }

/**
 * Creates and publishes the redirects, one after the other; one that begins at the same old address is changed instead.
 * @param onCreated called after each, so that a second attempt leaves it out
 * @throws ManagementError as soon as the service refuses one
 */
async function createRedirects(
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

/** An address at which visitors find a story, in their language or in another for want of a translation: the site's answer for the editor. */
export type PublishedAddress = { story: number; locale: string; path: string; markets: readonly string[] }

/** The redirect that leads on all addresses that end together; `existing` is the number of one that begins there already. */
export type OfferedRedirect = {
  story: number
  from: string
  markets: readonly string[]
  addresses: readonly PublishedAddress[]
  existing?: number
}

export type KnownAddresses = { addresses: readonly PublishedAddress[]; redirects: readonly OfferedRedirect[] }

/** Stories in one request. */
const batch = 100

/** The addresses of stories for visitors; undefined when the site does not respond. */
export async function readPublishedAddresses(ids: readonly number[]): Promise<KnownAddresses | undefined> {
  const known: KnownAddresses[] = []
  for (let at = 0; at < ids.length; at += batch) {
    const stories = ids.slice(at, at + batch).join(',')
    const response = await fetch(`/published-addresses?stories=${stories}`).catch(() => undefined)
    if (!response?.ok) return undefined
    known.push(await response.json())
  }
  return {
    addresses: known.flatMap(({ addresses }) => addresses),
    redirects: known.flatMap(({ redirects }) => redirects),
  }
}
