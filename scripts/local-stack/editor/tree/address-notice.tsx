import { useEditor, useMessages } from '../page/editor-context.ts'
import { Notice } from '../ui/notice.tsx'
import type { JudgedAddress } from './use-judged-address.ts'

const texts = {
  form: 'addressForm',
  reserved: 'addressReserved',
  taken: 'addressTaken',
  redirected: 'addressRedirected',
} as const

export function AddressNotice({ judged: { problem } }: { judged: JudgedAddress }) {
  const messages = useMessages()
  const { space } = useEditor()
  if (!problem) return null
  const language =
    space.languages.find(({ code }) => code === problem.locale)?.name ??
    (space.default_lang_name || messages('defaultLanguage'))
  return (
    <Notice kind={problem.kind === 'redirected' ? 'warn' : 'bad'}>{messages(texts[problem.kind], { language })}</Notice>
  )
}

/** The address of a new story for visitors, or that no page shows a story of this type there. */
export function FutureAddress({ judged: { address, problem } }: { judged: JudgedAddress }) {
  const messages = useMessages()
  if (problem || address === '') return null
  if (address === null) return <Notice kind="warn">{messages('noAddress')}</Notice>
  return (
    <p className="help">
      {messages('futureAddress')} <code>{address}</code>
    </p>
  )
}
