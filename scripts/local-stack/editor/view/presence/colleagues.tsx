import { useEditor, useMessages } from '../../page/editor-context.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { lineOf } from '../../story/derived/outline.ts'
import { findBlock } from '../../story/find-block.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import type { StoryController } from '../use-story.ts'
import type { Colleague } from './use-presence.ts'

type Props = { colleagues: readonly Colleague[]; controller: StoryController; content: WireBlock }

export function Colleagues({ colleagues, controller, content }: Props) {
  const messages = useMessages()
  const { components, release } = useEditor()
  if (colleagues.length === 0) return null
  const { baseVersionId } = controller.state
  // A save in another release, or in the draft, does not change this one.
  const newer = colleagues.find(
    (one) => one.release === release && one.version !== null && one.version > (baseVersionId ?? 0),
  )
  const nameOf = ({ name }: Colleague) => name || messages('aColleague')
  const workOf = ({ block }: Colleague) => {
    const found = findBlock(content, block)?.block
    if (!found) return ''
    const { name, preview } = lineOf(found, components, '')
    return preview === '' ? name : `${name}: ${preview}`
  }
  return (
    <section className="colleagues" aria-live="polite" aria-label={messages('colleagues')}>
      <ul aria-label={messages('colleagues')}>
        {colleagues.map((one) => (
          <li key={one.client}>
            <strong>{nameOf(one)}</strong> {workOf(one)}
          </li>
        ))}
      </ul>
      {newer && (
        <ActionButton onPress={() => void controller.readAgain()}>
          {messages('newerVersion', { name: nameOf(newer) })}
        </ActionButton>
      )}
    </section>
  )
}
