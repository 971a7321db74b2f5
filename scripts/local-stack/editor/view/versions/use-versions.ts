import { useMemo } from 'react'
import { outcomeOf, useLoadState } from '../../fields/load-state-view.tsx'
import { useEditor } from '../../page/editor-context.ts'
import type { Failure } from '../../services/failure-of.ts'
import type { WireComponent } from '../../services/wire-component.ts'
import type { WireVersion } from '../../services/wire-story.ts'
import { compareContent } from '../../story/versions/compare-content.ts'

/** A version and the languages in which it differs from the one before; undefined represents the fields that all languages share. */
export type ListedVersion = WireVersion & { languages: ReadonlySet<string | undefined> }

/** The service stores fewer versions than fit into one page. */
const mostPerPage = 100

/** Newest first; undefined while they are loaded. @param currentId of the stored story: a save makes one more */
export function useVersions(storyId: number, currentId: number | null): readonly ListedVersion[] | Failure | undefined {
  const { client, components, release } = useEditor()
  const query = {
    by_story_id: storyId,
    by_release_id: release || undefined,
    per_page: mostPerPage,
    show_content: 'true',
  }
  const loaded = useLoadState(
    `${storyId} ${currentId} ${release}`,
    async () => (await client.page<WireVersion>('story_versions', 'story_versions', query)).items,
  )
  const versions = outcomeOf(loaded)
  return useMemo(() => (isList(versions) ? withLanguages(versions, components) : versions), [versions, components])
}

/** Whether versions have been read. */
export function isList<Version>(versions: readonly Version[] | Failure | undefined): versions is readonly Version[] {
  return versions !== undefined && !('reason' in versions)
}

function withLanguages(versions: readonly WireVersion[], components: readonly WireComponent[]): ListedVersion[] {
  return versions.map((version, at) => {
    const before = versions[at + 1]
    const changes = before ? compareContent(before.content, version.content, components) : []
    const languages = changes.map((change) => (change.kind === 'changed' ? change.language : undefined))
    return { ...version, languages: new Set(languages) }
  })
}
