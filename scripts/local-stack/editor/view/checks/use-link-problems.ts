import { useEffect, useMemo, useState } from 'react'
import { useEditor } from '../../page/editor-context.ts'
import type { ManagementClient } from '../../services/management-client.ts'
import type { WireBlock, WireStory, WireStoryRow } from '../../services/wire-story.ts'
import {
  judgeLink,
  type LinkProblem,
  type LinkScene,
  type LinkTarget,
  type PagePlace,
} from '../../story/links/judge-link.ts'
import { type StoredLink, storedLinks } from '../../story/links/stored-links.ts'
import { readPublishedAddresses } from '../../tree/redirects/published-address.ts'

export type LinkFinding = { link: StoredLink; found: LinkProblem }

export type CheckedLinks = { count: number; findings: readonly LinkFinding[] }

type Known = LinkScene & { read: ReadonlySet<string> }

/** The links of the edited content and their problems; undefined until their targets have been read. */
export function useLinkProblems(story: WireStory, content: WireBlock): CheckedLinks | undefined {
  const { components, client, release } = useEditor()
  const links = useMemo(() => storedLinks(content, components), [content, components])
  const wanted = [...new Set(links.map(({ uuid }) => uuid).filter(Boolean))].toSorted().join()
  const [known, setKnown] = useState<Known>()
  const { id } = story
  useEffect(() => {
    let isWanted = true
    const uuids = wanted === '' ? [] : wanted.split(',')
    readTargets(uuids, id, { client, release }).then(
      (read) => isWanted && setKnown(read),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [wanted, id, client, release])
  return useMemo(() => {
    if (!known) return undefined
    const findings = links.flatMap((link): LinkFinding[] => {
      // A target that was chosen a moment ago is judged when it has been read.
      const found = link.uuid === '' || known.read.has(link.uuid) ? judgeLink(link, known) : undefined
      return found ? [{ link, found }] : []
    })
    return { count: links.length, findings }
  }, [links, known])
}

/** Stories in one request. */
const batch = 100

type Reading = { client: ManagementClient; release: number }

async function readTargets(uuids: readonly string[], ownId: number, { client, release }: Reading): Promise<Known> {
  const parts = Array.from({ length: Math.ceil(uuids.length / batch) }, (_, at) =>
    uuids.slice(at * batch, (at + 1) * batch),
  )
  const lists = await Promise.all(
    parts.map((part) => {
      const query = { by_uuids: part.join(), release_id: release || undefined, per_page: batch }
      return client.page<WireStoryRow>('stories', 'stories', query)
    }),
  )
  const rows = lists.flatMap(({ items }) => items)
  const published = rows.filter((row) => row.published && !row.is_folder).map(({ id }) => id)
  const pages = await pagesOf([ownId, ...published])
  const targets = rows.map((row): [string, LinkTarget] => {
    // A story of the release is public with it; where its page will be is not known before.
    const isNew = row.only_in_release !== null
    const known = isNew ? undefined : (pages?.get(row.id) ?? (pages && []))
    return [row.uuid, { name: row.name, isFolder: row.is_folder, isPublished: isNew || row.published, pages: known }]
  })
  return { read: new Set(uuids), targets: new Map(targets), own: pages?.get(ownId) ?? [] }
}

/** Where visitors find stories, by number; undefined when the site does not respond. */
async function pagesOf(ids: readonly number[]): Promise<ReadonlyMap<number, PagePlace[]> | undefined> {
  const pages = new Map<number, PagePlace[]>()
  for (let at = 0; at < ids.length; at += batch) {
    const addresses = await readPublishedAddresses(ids.slice(at, at + batch))
    if (!addresses) return undefined
    for (const { story, locale, markets } of addresses) {
      pages.set(story, [...(pages.get(story) ?? []), ...markets.map((market) => ({ market, locale }))])
    }
  }
  return pages
}
