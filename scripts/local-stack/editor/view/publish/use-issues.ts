import { useMemo } from 'react'
import { blockIssues } from '../../fields/form/block-issues.ts'
import { messagesOf } from '../../fields/messages/messages-of.ts'
import { useEditor } from '../../page/editor-context.ts'
import type { FieldState } from '../../services/editor-services.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { lineOf } from '../../story/derived/outline.ts'
import { findBlock, listBlocks } from '../../story/find-block.ts'

/** One problem of a story: the block that leads to it, its place in words, and a sentence. */
export type StoryIssue = { id: string; uid: string; place: string; text: string }

/** Every problem of the story's fields, those that plugins report included. */
export function useIssues(content: WireBlock, fields: ReadonlyMap<string, FieldState>): readonly StoryIssue[] {
  const { components, services } = useEditor()
  return useMemo(() => {
    const messages = messagesOf(services)
    const placeOf = (block: WireBlock, field?: string) => {
      const { name, preview } = lineOf(block, components, '')
      return [name, preview, field].filter(Boolean).join(' · ')
    }
    const own = listBlocks(content).flatMap(({ block }) => {
      const component = components.find(({ name }) => name === block.component)
      if (!component) return []
      return blockIssues(component, block).map(
        ({ name, issue }): StoryIssue => ({
          id: `${block._uid}.${name}`,
          uid: block._uid,
          place: placeOf(block, component.schema[name]?.display_name || name),
          text: messages(issue.word, issue.values),
        }),
      )
    })
    const reported = [...fields].flatMap(([key, { issues }]) => {
      const uid = key.slice(0, key.lastIndexOf('.'))
      const block = findBlock(content, uid)?.block
      return block
        ? issues.map((text, at): StoryIssue => ({ id: `${key} ${at}`, uid, place: placeOf(block), text }))
        : []
    })
    return [...own, ...reported]
  }, [content, fields, components, services])
}
