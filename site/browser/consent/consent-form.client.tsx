'use client'

import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { pushToDataLayer } from '#site/browser/navigation/page-views/data-layer.ts'
import { whenAtRest } from '#site/browser/navigation/rest-of-page/when-idle.client.ts'
import { type Choice, choiceCookie, isAllowed, readChoice } from './choice.ts'
import { loadTags } from './load-tags.client.ts'
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
