import type { EditorServices } from '../../../services/editor-services.ts'
import { messagesOf } from '../../messages/messages-of.ts'
import type { LeftOut } from './read-pasted.ts'

const kinds = ['pictures', 'comments', 'embedded'] as const
const words = { pictures: 'pastedPictures', comments: 'pastedComments', embedded: 'pastedEmbedded' } as const

/** Lists the parts that the last paste left out, until the next one. */
export function LeftOutNotice({ leftOut, services }: { leftOut: LeftOut | undefined; services: EditorServices }) {
  const messages = messagesOf(services)
  const found = kinds.filter((kind) => leftOut && leftOut[kind] > 0)
  return (
    <output className="field-issue" hidden={found.length === 0}>
      {found.map((kind) => messages(words[kind], { count: leftOut?.[kind] ?? 0 })).join(' ')}
    </output>
  )
}
