import { useEffect, useRef, useState } from 'react'
import type { Editor } from '../page/editor-context.ts'
import { useEditor } from '../page/editor-context.ts'
import type { WireBlock, WireStory, WireStoryRow } from '../services/wire-story.ts'
import { findLinked, findRelations } from './find-relations.ts'
import type { BridgeConfig } from './page-message.ts'

export type References = {
  stories: ReadonlyMap<string, WireStory>
  links: ReadonlyMap<string, WireStoryRow>
}

const batch = 50

/** The stories that the page wants resolved: each loaded once, new ones as soon as the content references them. */
export function useReferences(content: WireBlock, config: BridgeConfig | undefined): References {
  const editor = useEditor()
  const requested = useRef(new Set<string>())
  const [references, setReferences] = useState<References>({ stories: new Map(), links: new Map() })

  useEffect(() => {
    if (!config) return
    const related = findRelations(content, config.resolveRelations)
    const linked = config.resolveLinks === '' ? [] : findLinked(content)
    const missing = [...new Set([...related, ...linked])].filter((uuid) => !requested.current.has(uuid))
    if (missing.length === 0) return
    for (const uuid of missing) requested.current.add(uuid)
    readReferences(missing, new Set(related), editor).then(
      (read) =>
        setReferences((known) => ({
          stories: new Map([...known.stories, ...read.stories]),
          links: new Map([...known.links, ...read.links]),
        })),
      // The next change requests them again.
      () => missing.forEach((uuid) => requested.current.delete(uuid)),
    )
  }, [content, config, editor])
  return references
}

/** Rows of all the stories; whole stories for those that replace their uuid. */
async function readReferences(
  uuids: readonly string[],
  related: ReadonlySet<string>,
  { client, services, release }: Editor,
): Promise<References> {
  const starts = Array.from({ length: Math.ceil(uuids.length / batch) }, (_, index) => index * batch)
  const pages = await Promise.all(
    starts.map((start) =>
      client.page<WireStoryRow>('stories', 'stories', {
        by_uuids: uuids.slice(start, start + batch).join(','),
        per_page: batch,
        release_id: release || undefined,
      }),
    ),
  )
  const rows = pages.flatMap(({ items }) => items)
  const stories = await Promise.all(rows.filter(({ uuid }) => related.has(uuid)).map(({ id }) => services.getStory(id)))
  return {
    stories: new Map(stories.map((story) => [story.uuid, story])),
    links: new Map(rows.map((row) => [row.uuid, row])),
  }
}
