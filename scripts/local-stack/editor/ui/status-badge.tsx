import { useMessages } from '../page/editor-context.ts'

type Props = { story: { published: boolean; unpublished_changes: boolean } }

/** Publication state of a story. */
export function StatusBadge({ story }: Props) {
  const messages = useMessages()
  const state = statusOf(story)
  return <span className={`status status-${state}`}>{messages(state)}</span>
}

export function statusOf({ published, unpublished_changes: isChanged }: Props['story']) {
  if (!published) return 'draft' as const
  return isChanged ? ('changed' as const) : ('published' as const)
}
