import { useEditor, useMessages } from '../../page/editor-context.ts'
import { storyHash } from '../../page/use-place.ts'
import { lineOf } from '../../story/derived/outline.ts'
import type { StoredLink } from '../../story/links/stored-links.ts'
import { useVersionNames } from '../versions/version-names.ts'
import { linkSentence } from './link-sentence.ts'
import type { CheckedLinks } from './use-link-problems.ts'

/** The links that need a look; each leads to its field. */
export function LinkFindings({ storyId, findings }: Pick<CheckedLinks, 'findings'> & { storyId: number }) {
  const messages = useMessages()
  return (
    <ul className="check-findings">
      {findings.map((finding, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one field may hold a link twice
        <li key={at}>
          <LinkPlace storyId={storyId} link={finding.link} />
          <span>{linkSentence(finding, messages)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The block and field of a link, which it leads to. */
export function LinkPlace({ storyId, link }: { storyId: number; link: StoredLink }) {
  const { space, release } = useEditor()
  const nameOf = useLinkNames()
  return <a href={`${storyHash(space.id, storyId, release)}?${targetOf(link)}`}>{nameOf(link)}</a>
}

/** The field of a link, as an address in the editor names it. */
function targetOf({ block, field, language }: StoredLink): URLSearchParams {
  return new URLSearchParams({ uid: block._uid, field, ...(language && { language }) })
}

function useLinkNames(): (link: StoredLink) => string {
  const messages = useMessages()
  const { components } = useEditor()
  const names = useVersionNames()
  return ({ block, field, language }) => {
    const { name, preview, component } = lineOf(block, components, language ?? '')
    const label = component?.schema[field]?.display_name || field
    const place = preview === '' ? name : `${name} “${preview}”`
    return messages('linkAt', { block: place, field: language ? `${label} (${names.language(language)})` : label })
  }
}
