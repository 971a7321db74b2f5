import { useLoadState } from '../fields/load-state-view.tsx'
import { useEditor, useMessages } from '../page/editor-context.ts'
import type { ManagementClient } from '../services/management-client.ts'
import type { WireStoryRow } from '../services/wire-story.ts'
import { Notice } from '../ui/notice.tsx'
import { useDebounced } from '../ui/use-debounced.ts'

const texts = {
  form: 'addressForm',
  reserved: 'addressReserved',
  taken: 'addressTaken',
} as const

/** The problem of an address, before it is given. */
export function AddressNotice({ judged: { problem } }: { judged: JudgedAddress }) {
  const messages = useMessages()
  const { space } = useEditor()
  if (!problem) return null
  const language =
    space.languages.find(({ code }) => code === problem.locale)?.name ??
    (space.default_lang_name || messages('defaultLanguage'))
  return <Notice kind="bad">{messages(texts[problem.kind], { language })}</Notice>
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

/** The problem of an address; in a language, or in all. */
type AddressProblem = { kind: 'form' | 'reserved' | 'taken'; locale?: string }

type Verdict = { address: string | null; problem: AddressProblem | null; isNeeded: boolean }

export type JudgedAddress = Verdict & {
  /** False while the address is judged, and where it cannot be used. A site that does not respond does not prevent it. */
  isAcceptable: boolean
}

type Question = {
  /** The full address that a story or folder shall have; empty where it shall have none. */
  slug: string
  /** Empty for a folder, or where the type does not change. */
  type?: string
  /** Its own last part in other languages, by their codes. */
  names?: Readonly<Record<string, string>>
  /** Its address until now. */
  from?: string
}

const nothing: Verdict = { address: '', problem: null, isNeeded: false }

/** The judgement of the site and the space on an address before a story or folder gets it. */
export function useJudgedAddress({ slug, type = '', names = {}, from = '' }: Question): JudgedAddress {
  const { client } = useEditor()
  const asked = JSON.stringify({ slug, type, names: JSON.stringify(names), from })
  const wanted = useDebounced(asked, 200)
  const loaded = useLoadState(wanted, () => judge(JSON.parse(wanted), client).catch(() => nothing))
  const verdict = loaded.state === 'ready' && wanted === asked ? loaded.data : undefined
  const isFree = verdict !== undefined && verdict.problem === null
  return { ...(verdict ?? nothing), isAcceptable: isFree }
}

async function judge(question: Record<'slug' | 'from', string>, client: ManagementClient): Promise<Verdict> {
  const response = await fetch(`/page-address?${new URLSearchParams(question)}`)
  const verdict: Verdict = response.ok ? await response.json() : nothing
  return !verdict.problem && (await isTaken(question, client)) ? { ...verdict, problem: { kind: 'taken' } } : verdict
}

async function isTaken({ slug, from }: Record<'slug' | 'from', string>, client: ManagementClient): Promise<boolean> {
  if (slug === '' || slug === from) return false
  const { items } = await client.page<WireStoryRow>('stories', 'stories', { by_slugs: slug })
  return items.some((item) => item.full_slug === slug)
}
