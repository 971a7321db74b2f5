import { useEditor, useMessages } from '../../page/editor-context.ts'
import { storyHash } from '../../page/use-place.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { lineOf } from '../../story/derived/outline.ts'
import { useVersionNames } from '../versions/version-names.ts'

/** A field of a block, in a language where the field has several. */
export type FieldPlace = { block: WireBlock; field: string; language: string | undefined }

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
