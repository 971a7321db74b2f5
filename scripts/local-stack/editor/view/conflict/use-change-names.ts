import { useEditor, useMessages } from '../../page/editor-context.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { isBlock } from '../../story/find-block.ts'
import type { Change } from '../../story/merge/change.ts'
import { fieldOf } from './use-readable.ts'
import { blockInWords, type Readable } from './value-in-words.ts'

/** Names a change as a person knows it: the block with its first words, the field, and the language of a translation. */
export function useChangeNames(readable: Readable): (change: Change) => string {
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
