import { useEditor, useMessages } from '../../page/editor-context.ts'
import { storyHash } from '../../page/use-place.ts'
import type { WireBlock, WireStory } from '../../services/wire-story.ts'
import { lineOf } from '../../story/derived/outline.ts'
import { findBlock } from '../../story/find-block.ts'
import { useVersionNames } from '../versions/version-names.ts'
import type { StoryFinding } from './use-findings.tsx'

type Props = { story: WireStory; findings: readonly StoryFinding[] }

/** Findings of the report in a story, each with the place that it leads to. */
export function FindingList({ story, findings }: Props) {
  return (
    <ul className="check-findings">
      {findings.map(({ code, uid, field = '', language, message }, at) => {
        const block = uid === undefined ? undefined : findBlock(story.content, uid)?.block
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: one field may have two findings of a code
          <li key={`${code} ${at}`}>
            {block && <FindingPlace storyId={story.id} place={{ block, field, language }} />}
            <span>{message}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** A field of a block, in a language where the field has several. */
type FieldPlace = { block: WireBlock; field: string; language: string | undefined }

/** The block and field in the labels of the schema; the link leads to them. */
export function FindingPlace({ storyId, place }: { storyId: number; place: FieldPlace }) {
  const { space, release } = useEditor()
  const nameOf = usePlaceNames()
  const { block, field, language } = place
  const target = new URLSearchParams({ uid: block._uid, field, ...(language && { language }) })
  return <a href={`${storyHash(space.id, storyId, release)}?${target}`}>{nameOf(place)}</a>
}

/** Names of fields as editors read them: block, its own words, field, language. */
function usePlaceNames(): (place: FieldPlace) => string {
  const messages = useMessages()
  const { components } = useEditor()
  const names = useVersionNames()
  return ({ block, field, language }) => {
    const { name, preview, component } = lineOf(block, components, language ?? '')
    const label = component?.schema[field]?.display_name || field
    const place = preview === '' ? name : `${name} “${preview}”`
    if (field === '') return place
    return messages('linkAt', { block: place, field: language ? `${label} (${names.language(language)})` : label })
  }
}
