import { useMemo, useState } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import type { WireBlock, WireStory } from '../../services/wire-story.ts'
import { isBlock } from '../../story/find-block.ts'
import type { Change, Side } from '../../story/merge/decide-existence.ts'
import { mergeContent } from '../../story/merge/merge-content.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import type { StoryController } from '../use-story.ts'
import { blockInWords, fieldOf, type Readable, useReadable, valueInWords } from './value-in-words.ts'

type Props = { controller: StoryController; theirs: WireStory }

const idOf = ({ uid, key }: Change) => `${uid} ${key}`

/**
 * Merges the editor's work with a colleague's newer version. Their changes of fields that this editor did not touch are taken and listed; for
 * fields that both changed the editor chooses. The merged story is stored as it is shown here.
 */
export function ConflictDialog({ controller, theirs }: Props) {
  const messages = useMessages()
  const { history, base } = controller.state
  const mine = history.present
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map())
  const states = useMemo(() => ({ base, mine, theirs: theirs.content }), [base, mine, theirs])
  const merge = useMemo(() => mergeContent(states, (change) => sides.get(idOf(change)) ?? 'mine'), [states, sides])
  const { conflicts, taken } = useMemo(() => mergeContent(states), [states])
  const readable = useReadable(useMemo(() => [...conflicts, ...taken], [conflicts, taken]))
  const author = theirs.last_author?.friendly_name ?? messages('aColleague')
  const resolve = (content: typeof mine) => controller.resolve(content)
  return (
    <DialogFrame
      heading={messages('conflict', { author })}
      isOpen
      size="wide"
      actions={
        <>
          <ActionButton onPress={() => resolve(theirs.content)}>{messages('takeTheirs')}</ActionButton>
          <ActionButton onPress={() => resolve(mine)}>{messages('takeMine')}</ActionButton>
          <ActionButton look="primary" onPress={() => resolve(merge.content)}>
            {messages('mergeAndSave')}
          </ActionButton>
        </>
      }
    >
      <p>{messages(conflicts.length > 0 ? 'conflictHelp' : 'noConflict', { author })}</p>
      {conflicts.length > 0 && (
        <Conflicts
          {...{ conflicts, sides, readable, author }}
          onChoose={(change, side) => setSides(new Map(sides).set(idOf(change), side))}
        />
      )}
      {taken.length > 0 && <Taken changes={taken} readable={readable} author={author} />}
    </DialogFrame>
  )
}

type ConflictsProps = {
  conflicts: readonly Change[]
  sides: ReadonlyMap<string, Side>
  readable: Readable
  author: string
  onChoose: (change: Change, side: Side) => void
}

function Conflicts({ conflicts, sides, readable, author, onChoose }: ConflictsProps) {
  const messages = useMessages()
  const nameOf = useChangeNames(readable)
  const { components } = useEditor()
  const side = (change: Change, whose: Side) => valueInWords(change[whose], fieldOf(change, components), readable)
  return (
    <div className="conflicts">
      {conflicts.map((change) => (
        <RadioGroup
          key={idOf(change)}
          className="conflict"
          aria-label={nameOf(change)}
          value={sides.get(idOf(change)) ?? 'mine'}
          onChange={(chosen) => onChoose(change, chosen === 'theirs' ? 'theirs' : 'mine')}
        >
          <strong className="conflict-name">{nameOf(change)}</strong>
          {(['mine', 'theirs'] as const).map((whose) => (
            <Radio key={whose} value={whose} className="conflict-side">
              <span className="conflict-whose">{whose === 'mine' ? messages('mine') : author}</span>
              <span>{side(change, whose)}</span>
            </Radio>
          ))}
        </RadioGroup>
      ))}
    </div>
  )
}

function Taken({ changes, readable, author }: { changes: readonly Change[]; readable: Readable; author: string }) {
  const messages = useMessages()
  const { components } = useEditor()
  const nameOf = useChangeNames(readable)
  return (
    <section className="conflict-taken">
      <h3>{messages('takenFrom', { author, count: changes.length })}</h3>
      <ul className="plain-list">
        {changes.map((change) => (
          <li key={idOf(change)}>
            <strong>{nameOf(change)}</strong> {valueInWords(change.theirs, fieldOf(change, components), readable)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Names a change as a person knows it: the block with its first words, the field, and the language of a translation. */
function useChangeNames(readable: Readable): (change: Change) => string {
  const messages = useMessages()
  const { components, space } = useEditor()
  return (change) => {
    const block = wholeBlock(change)
    if (block) return messages('wholeBlockNamed', { block: blockInWords(block, readable) })
    const component = components.find(({ name }) => name === change.component)
    const field = fieldOf(change, components)?.display_name || change.key.split('__i18n__')[0]
    const code = change.key.split('__i18n__')[1]?.replaceAll('_', '-')
    const language = space.languages.find((one) => one.code === code)?.name
    const named = `${component?.real_name ?? change.component}: ${field}`
    return language === undefined ? named : `${named} (${language})`
  }
}

function wholeBlock({ key, mine, theirs }: Change): WireBlock | undefined {
  return key === '_self' ? [mine, theirs].find(isBlock) : undefined
}
