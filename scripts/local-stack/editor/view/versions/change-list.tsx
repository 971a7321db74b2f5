import { useMemo } from 'react'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import type { Change } from '../../story/merge/decide-existence.ts'
import type { FieldChange, StoryChange } from '../../story/versions/compare-content.ts'
import { fieldOfKey } from '../../story/versions/language-of-key.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { blockInWords, fieldOf, type Readable, useReadable } from '../conflict/value-in-words.ts'
import { FieldDifference } from './field-difference.tsx'
import { useVersionNames } from './version-names.ts'

type Props = {
  changes: readonly StoryChange[]
  /** Whether these changes can be taken back alone. */
  canRestore: (changes: readonly StoryChange[]) => boolean
  onRestore: (changes: readonly StoryChange[]) => void
}

/** Differences block by block, each with its button to restore it. */
export function ChangeList({ changes, canRestore, onRestore }: Props) {
  const messages = useMessages()
  const readable = useReadable(useMemo(() => changes.map(asMerged), [changes]))
  const restore = { canRestore, onRestore, readable }
  return groupsOf(changes).map((group) => {
    const [first] = group
    const name = first && blockInWords(first.block, readable)
    return (
      <section key={first?.block._uid} className="version-block" aria-label={name}>
        <h4>{name}</h4>
        {group.map((change) => (
          <OneChange key={change.kind === 'changed' ? change.key : change.kind} change={change} {...restore} />
        ))}
        {group.length > 1 && canRestore(group) && (
          <ActionButton aria-label={`${messages('restoreBlock')}: ${name}`} onPress={() => onRestore(group)}>
            {messages('restoreBlock')}
          </ActionButton>
        )}
      </section>
    )
  })
}

/** Changes of one block follow each other. */
function groupsOf(changes: readonly StoryChange[]): readonly (readonly StoryChange[])[] {
  return [...Map.groupBy(changes, ({ block }) => block._uid).values()]
}

/** Names of values are read for changes of a merge and of a comparison alike. */
function asMerged(change: StoryChange): Change {
  const { block } = change
  const [key, mine, theirs] =
    change.kind === 'changed' ? [change.key, change.before, change.after] : ['_self', block, block]
  return { uid: block._uid, component: block.component, key, base: undefined, mine, theirs }
}

type OneProps = Omit<Props, 'changes'> & { readable: Readable }

function OneChange({ change, canRestore, onRestore, readable }: OneProps & { change: StoryChange }) {
  const messages = useMessages()
  const nameOf = useFieldNames()
  const isField = change.kind === 'changed'
  const named = isField ? nameOf(change) : messages(actions[change.kind])
  return (
    <div className="version-change">
      {isField ? <strong>{named}</strong> : <span>{messages(sentences[change.kind])}</span>}
      {isField && <FieldDifference change={change} readable={readable} />}
      {canRestore([change]) && (
        <ActionButton
          aria-label={`${messages('restoreNamed', { name: named })} · ${blockInWords(change.block, readable)}`}
          onPress={() => onRestore([change])}
        >
          {isField ? messages('restore') : named}
        </ActionButton>
      )}
    </div>
  )
}

/** The label of a field, with the language of a translation. */
function useFieldNames(): (change: FieldChange) => string {
  const { components } = useEditor()
  const names = useVersionNames()
  return ({ block, key, language }) => {
    const name = fieldOf({ component: block.component, key }, components)?.display_name || fieldOfKey(key)
    return language === undefined || language === '' ? name : `${name} (${names.language(language)})`
  }
}

const actions = { added: 'removeAdded', removed: 'bringBack', moved: 'moveBack' } as const
const sentences = { added: 'blockAdded', removed: 'blockRemoved', moved: 'blockMoved' } as const
