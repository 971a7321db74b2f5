import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { AnswerErrors, Answers } from '../answers.ts'
import type { FormAnswer, FormModel, Values } from '../form-model.ts'
import { answersIn } from '../read-answers.ts'
import type { FormProblem } from './form-texts.ts'
import { useChecking } from './use-checking.client.ts'
import { useSending } from './use-sending.client.ts'
import { useValues } from './use-values.client.ts'

export type FormState = {
  values: Values
  /** Answers of the questions whose conditions are met; undefined until the script runs: then the style sheet decides. */
  shown: Answers | undefined
  errors: AnswerErrors
  /** Why the form was not taken although its answers may be good. */
  problem: FormProblem | undefined
  /** Leads to a login and back to the form, where the session has ended. */
  login: string | undefined
  /** Number of refused attempts to send; the summary takes the focus at each. */
  attempt: number
  /** Whether the summary shows. */
  isReported: boolean
  isBusy: boolean
  submit: (event: FormEvent<HTMLFormElement>) => void
}

type Refusal = Partial<Pick<FormState, 'problem' | 'login'>>

/** Everything a form does in the browser: keep, judge, send. */
export function useForm(model: FormModel, form: RefObject<HTMLFormElement | null>): FormState {
  const checking = useChecking(model, form)
  const { values, isLive, read, forget } = useValues(model, form, checking.leave)
  const { isBusy, start, send } = useSending(model.slug)
  const [attempt, setAttempt] = useState(0)
  const [{ problem, login }, setRefusal] = useState<Refusal>({ problem: model.returned?.problem })

  useListeners(form, {
    focusin: start,
    input() {
      read()
      checking.note()
    },
    change({ target }) {
      read()
      if (isSettled(target)) leave(target, checking.leave)
    },
    focusout({ target }) {
      if (!isBox(target)) leave(target, checking.leave)
    },
  })

  const refuse = (why: Refusal) => {
    setRefusal(why)
    setAttempt((count) => count + 1)
  }
  const take = (answer: FormAnswer) => {
    if ('problem' in answer) return refuse(answer)
    if ('errors' in answer) {
      checking.show(answer.errors)
      return refuse({})
    }
    forget()
    window.location.assign(answer.location)
  }
  const sendAll = async (data: FormData) => {
    if (Object.keys(await checking.checkAll()).length > 0) return refuse({})
    const answer = await send(data)
    if (answer !== undefined) take(answer)
  }
  return {
    values,
    shown: isLive ? answersIn(model.fields, values, model.locale) : undefined,
    errors: checking.errors,
    problem,
    login,
    attempt,
    isReported: attempt > 0 || model.returned !== undefined,
    isBusy,
    submit: (event) => {
      event.preventDefault()
      if (!isBusy) void sendAll(new FormData(event.currentTarget))
    },
  }
}

type Listeners = Readonly<Record<string, (event: Event) => void>>

/** Listens for events that bubble from the fields; always the latest functions, without adding the listeners again. */
function useListeners(form: RefObject<HTMLFormElement | null>, listeners: Listeners): void {
  const latest = useRef(listeners)
  useEffect(() => {
    latest.current = listeners
  })
  useEffect(() => {
    const element = form.current
    const names = Object.keys(latest.current)
    const listen = (event: Event) => latest.current[event.type]?.(event)
    for (const name of names) element?.addEventListener(name, listen)
    // The visitor may be in a field already.
    if (element?.contains(document.activeElement)) latest.current['focusin']?.(new Event('focusin'))
    return () => {
      for (const name of names) element?.removeEventListener(name, listen)
    }
  }, [form])
}

function leave(target: EventTarget | null, leaveQuestion: (name: string) => void): void {
  const name = target instanceof Element ? target.closest('[data-question]')?.getAttribute('data-question') : undefined
  if (name) leaveQuestion(name)
}

/** Questions answered by boxes are judged on change, lists as well, all others when they are left (acceptance row G3). */
function isBox(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')
}

function isSettled(target: EventTarget | null): boolean {
  return isBox(target) || target instanceof HTMLSelectElement
}
