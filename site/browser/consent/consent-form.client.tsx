'use client'

import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { pushToDataLayer } from '#site/browser/navigation/page-views/data-layer.ts'
import { whenAtRest } from '#site/browser/navigation/rest-of-page/when-idle.client.ts'
import { type Choice, choiceCookie, isAllowed, readChoice } from './choice.ts'
import { isPurpose, type Purpose, purposes } from './purposes.ts'
import type { Tag } from './tags.ts'

export type ConsentFormProps = {
  /** Purposes the visitor is asked about. */
  asked: readonly Purpose[]
  tags: readonly Tag[]
  /** Whether visits report how fast they were, where statistics are allowed. */
  takesFieldData: boolean
  /** How long a choice is valid. */
  days: number
  className?: string | undefined
  /** Questions and buttons, rendered by the server. */
  children: ReactNode
}

let hasStarted = false

/** Reports how fast this document's pages are, once it is at rest and where statistics are allowed; else nothing is loaded. */
function startFieldData(): void {
  if (hasStarted || !isAllowed('statistics', document.cookie)) return
  hasStarted = true
  whenAtRest(() => {
    void import('./field-data/report-field-data.client.ts').then((it) => it.reportFieldData()).catch(() => undefined)
  })
}

/** Shows the panel around it to who has not chosen, keeps what is chosen, and loads the tools that are allowed. */
export function ConsentForm({ asked, tags, takesFieldData, days, className, children }: ConsentFormProps) {
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const panel = form.current?.closest<HTMLElement>('[popover]')
    const choice = readChoice(document.cookie)
    const showChoice = () => tick(form.current, readChoice(document.cookie) ?? new Set())
    if (choice) {
      // The visitor may have opened it before the script arrived: what was changed there stays.
      tick(form.current, choice, ({ checked, defaultChecked }) => checked === defaultChecked)
      loadTags(tags, choice)
      if (takesFieldData) startFieldData()
    } else if (panel && !panel.matches(':popover-open')) panel.showPopover()
    panel?.addEventListener('beforetoggle', showChoice)
    return () => panel?.removeEventListener('beforetoggle', showChoice)
  }, [tags, takesFieldData])

  function choose(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const { currentTarget, nativeEvent } = event
    const choice = choiceOf(currentTarget, (nativeEvent as globalThis.SubmitEvent).submitter, asked)
    // The cookie store of browsers answers later; a choice has to apply at once.
    // oxlint-disable-next-line unicorn/no-document-cookie
    document.cookie = choiceCookie(choice, { days, isSecure: window.location.protocol === 'https:' })
    currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
    const choices = Object.fromEntries(purposes.map((purpose) => [purpose, choice.has(purpose)]))
    pushToDataLayer({ event: 'consent', ...choices })
    if (takesFieldData) startFieldData()
    if (loadTags(tags, choice)) window.location.reload()
  }

  return (
    <form ref={form} className={className} onSubmit={choose} data-held="">
      {children}
    </form>
  )
}

/** The button says all, none, or what is ticked. */
function choiceOf(form: HTMLFormElement, button: HTMLElement | null, asked: readonly Purpose[]): Choice {
  const pressed = button instanceof HTMLButtonElement ? button.value : 'ticked'
  if (pressed === 'all') return new Set(asked)
  if (pressed === 'none') return new Set()
  return new Set(new FormData(form).getAll('purpose').map(String).filter(isPurpose))
}

function tick(
  form: HTMLFormElement | null,
  choice: Choice,
  where: (box: HTMLInputElement) => boolean = () => true,
): void {
  const boxes = form?.querySelectorAll<HTMLInputElement>('input[name="purpose"]') ?? []
  for (const box of [...boxes].filter(where)) box.checked = isPurpose(box.value) && choice.has(box.value)
}

type ScriptPolicy = { createScriptURL: (address: string) => string }
type PolicyFactory = { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy }

/** Name under which a page's policy may let these addresses through (Trusted Types). */
const tagPolicyName = 'site-tags'

const loaded = new Set<string>()
let policy: ScriptPolicy | undefined

/**
 * Loads the tools the visitor has allowed, each once a document.
 * @returns whether a tool runs that is not allowed any more: only a new document is rid of it
 */
function loadTags(tags: readonly Tag[], choice: Choice): boolean {
  for (const tag of tags) if (choice.has(tag.purpose) && !loaded.has(tag.id)) load(tag, tags)
  return tags.some(({ id, purpose }) => loaded.has(id) && !choice.has(purpose))
}

function load({ id, src, integrity, starts }: Tag, tags: readonly Tag[]): void {
  loaded.add(id)
  if (starts !== undefined) pushToDataLayer({ event: starts, 'gtm.start': Date.now() })
  const script = document.createElement('script')
  script.async = true
  script.dataset['tag'] = id
  if (integrity !== undefined) {
    script.integrity = integrity
    // Another origin's bytes are compared only when that origin lets them be read (Subresource Integrity, section 3.6).
    script.crossOrigin = 'anonymous'
  }
  script.src = trusted(src, tags)
  document.head.append(script)
}

/** For a page that takes script addresses from policies alone: ours lets through what is configured and nothing else. */
function trusted(src: string, tags: readonly Tag[]): string {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
  policy ??= trustedTypes?.createPolicy(tagPolicyName, {
    createScriptURL(address) {
      if (!tags.some((tag) => tag.src === address)) throw new TypeError(`${address} is no configured tag`)
      return address
    },
  })
  return policy?.createScriptURL(src) ?? src
}
