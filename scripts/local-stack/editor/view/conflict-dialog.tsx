import { useMemo, useState } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { useEditor, useMessages } from '../page/editor-context.ts'
import type { WireStory } from '../services/wire-story.ts'
import { type Difference, differences } from '../story/differences.ts'
import { mergedContent, type Side } from '../story/merged-content.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { DialogFrame } from '../ui/dialog-frame.tsx'
import type { StoryController } from './use-story.ts'
import { valueInWords } from './value-in-words.ts'

type Props = { controller: StoryController; theirs: WireStory }

const idOf = ({ uid, key }: Difference) => `${uid} ${key}`

/** Resolves an edit conflict: both states side by side, and the editor chooses one side for each difference. */
export function ConflictDialog({ controller, theirs }: Props) {
  const messages = useMessages()
  const { components } = useEditor()
  const mine = controller.state.history.present
  const found = useMemo(() => differences(mine, theirs.content), [mine, theirs])
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map())
  const resolve = (content: Parameters<typeof differences>[0]) =>
    controller.notify({ type: 'resolved', content, at: Date.now() })
  const merge = () =>
    resolve(mergedContent(mine, theirs.content, (difference) => sides.get(idOf(difference)) ?? 'mine'))
  const nameOf = ({ component, key }: Difference) => {
    const known = components.find(({ name }) => name === component)
    const field =
      key === '_self' ? messages('wholeBlock') : known?.schema[key.split('__i18n__')[0] ?? key]?.display_name
    return `${known?.real_name ?? component}: ${field || key}`
  }
  return (
    <DialogFrame
      heading={messages('conflict')}
      isOpen
      size="wide"
      actions={
        <>
          <ActionButton onPress={() => resolve(theirs.content)}>{messages('takeTheirs')}</ActionButton>
          <ActionButton onPress={() => resolve(mine)}>{messages('takeMine')}</ActionButton>
          <ActionButton look="primary" onPress={merge}>
            {messages('takeChosen')}
          </ActionButton>
        </>
      }
    >
      <p>{messages('conflictHelp')}</p>
      <div className="conflicts">
        {found.map((difference) => (
          <RadioGroup
            key={idOf(difference)}
            className="conflict"
            aria-label={nameOf(difference)}
            value={sides.get(idOf(difference)) ?? 'mine'}
            onChange={(side) => setSides(new Map(sides).set(idOf(difference), side === 'theirs' ? 'theirs' : 'mine'))}
          >
            <strong className="conflict-name">{nameOf(difference)}</strong>
            <Radio value="mine" className="conflict-side">
              <span className="conflict-whose">{messages('mine')}</span>
              <span>{valueInWords(difference.mine, messages)}</span>
            </Radio>
            <Radio value="theirs" className="conflict-side">
              <span className="conflict-whose">{messages('theirs')}</span>
              <span>{valueInWords(difference.theirs, messages)}</span>
            </Radio>
          </RadioGroup>
        ))}
      </div>
    </DialogFrame>
  )
}
