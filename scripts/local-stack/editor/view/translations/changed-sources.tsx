import { useMemo } from 'react'
import { useMessages } from '../../page/editor-context.ts'
import type { WireStory, WireTranslation } from '../../services/wire-story.ts'
import { findBlock } from '../../story/find-block.ts'
import type { FieldChange } from '../../story/versions/compare-content.ts'
import { useReadable } from '../conflict/use-readable.ts'
import { FindingPlace } from '../findings/finding-list.tsx'
import { FieldDifference } from '../versions/field-difference.tsx'

type Props = { story: WireStory; translation: WireTranslation }

/** The texts that changed after their translation: each with its field, as it was translated and as it is now. */
export function ChangedSources({ story, translation: { lang, outdated, translated_from: from } }: Props) {
  const messages = useMessages()
  const changes = useMemo(() => outdated.flatMap((key) => changeOf(story, key, from ?? {})), [story, outdated, from])
  const sides = useMemo(
    () =>
      changes.map(({ block: { _uid: uid, component }, key, before, after }) => {
        return { uid, component, key, base: before, mine: before, theirs: after }
      }),
    [changes],
  )
  const readable = useReadable(sides)
  return (
    <ul className="check-findings changed-sources">
      {changes.map((change) => (
        <li key={`${change.block._uid}.${change.key}`}>
          <FindingPlace storyId={story.id} place={{ block: change.block, field: change.key, language: lang }} />
          {change.before === undefined ? (
            <span className="help">{messages('sourceForgotten')}</span>
          ) : (
            <FieldDifference change={change} readable={readable} />
          )}
        </li>
      ))}
    </ul>
  )
}

function changeOf(story: WireStory, place: string, from: Readonly<Record<string, unknown>>): FieldChange[] {
  const at = place.lastIndexOf('.')
  const [uid, key] = [place.slice(0, at), place.slice(at + 1)]
  const block = findBlock(story.content, uid)?.block
  if (!block) return []
  return [{ kind: 'changed', block, key, language: '', before: from[place], after: block[key] }]
}
