import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import { readUserName } from '../../services/user-name.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { lineOf } from '../../story/derived/outline.ts'
import { findBlock } from '../../story/find-block.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import type { StoryController } from '../use-story.ts'

type Props = { colleagues: readonly Colleague[]; controller: StoryController; content: WireBlock }

/** The other editors who have the story open, the block each works on, and the button that merges what one of them has saved. */
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

const people = z.array(
  z.object({
    client: z.string(),
    name: z.string(),
    block: z.string(),
    version: z.number().nullable(),
    release: z.number(),
  }),
)

/** Another person at the open story. */
type Colleague = z.output<typeof people>[number]

type Own = { block: string; version: number | null }

/** Without a connection the list is empty; the browser connects again by itself. */
export function usePresence(storyId: number, own: Own): readonly Colleague[] {
  const [client] = useState(() => crypto.randomUUID())
  const [colleagues, setColleagues] = useState<readonly Colleague[]>([])
  const [name, setName] = useState(readUserName)
  const { block, version } = own
  const { release } = useEditor()
  const latest = useRef({ block, version, release, name })
  useEffect(() => {
    latest.current = { block, version, release, name }
    void report(storyId, client, latest.current)
  }, [storyId, client, block, version, release, name])
  useEffect(() => {
    const { name: known, block: open, release: within } = latest.current
    const query = new URLSearchParams({ client, name: known, block: open, release: String(within) })
    const events = new EventSource(`/presence/${storyId}?${query}`)
    events.addEventListener('open', () => void report(storyId, client, latest.current))
    events.addEventListener('people', ({ data }) => {
      const listed = people.safeParse(JSON.parse(data))
      setColleagues((listed.data ?? []).filter((one) => one.client !== client))
    })
    events.addEventListener('error', () => setColleagues([]))
    return () => events.close()
  }, [storyId, client])
  useEffect(() => {
    const read = () => setName(readUserName())
    window.addEventListener('user-name', read)
    return () => window.removeEventListener('user-name', read)
  }, [])
  return colleagues
}

async function report(storyId: number, client: string, person: Own & { name: string; release: number }): Promise<void> {
  await fetch(`/presence/${storyId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client, ...person }),
  }).catch(() => undefined)
}
