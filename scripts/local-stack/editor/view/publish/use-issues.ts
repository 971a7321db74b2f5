import { useMemo } from 'react'
import { blockIssues } from '../../fields/form/block-issues.ts'
import { messagesOf } from '../../fields/messages/field-messages.ts'
import { useEditor } from '../../page/editor-context.ts'
import type { FieldState } from '../../services/editor-services.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { listBlocks } from '../../story/find-block.ts'
import type { StoryFinding } from '../findings/story-finding.ts'

/** The values that the schema refuses in the fields of the story, and what plugins report of theirs. */
export function useIssues(content: WireBlock, fields: ReadonlyMap<string, FieldState>): readonly StoryFinding[] {
  const { components, services } = useEditor()
  return useMemo(() => {
    const messages = messagesOf(services)
    const own = listBlocks(content).flatMap(({ block }) => {
      const component = components.find(({ name }) => name === block.component)
      const issues = component ? blockIssues(component, block) : []
      return issues.map(({ name, issue }) => issueAt(block._uid, name, messages(issue.word, issue.values)))
    })
    const reported = [...fields].flatMap(([key, { issues }]) => {
      const at = key.lastIndexOf('.')
      return issues.map((text) => issueAt(key.slice(0, at), key.slice(at + 1), text))
    })
    return [...own, ...reported]
  }, [content, fields, components, services])
}

function issueAt(uid: string, field: string, message: string): StoryFinding {
  return { code: 'field', severity: 'error', message, uid, field }
}
