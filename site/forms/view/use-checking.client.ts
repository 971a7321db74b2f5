import type { FormField } from 'component-schemas/content-types/form-page/form-fields.ts'
import type { FormPatterns } from 'component-schemas/patterns/form-patterns.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { AnswerErrors } from '../answers.ts'
import type { FormModel } from '../form-model.ts'
import { checkAnswers } from '../form-schema.ts'
import { readAnswers } from '../read-answers.ts'
import { patternsOf } from '../rules-of.ts'
import { withSentList } from '../sent-list.ts'

/** Between a keystroke and its being judged (acceptance row G3). */
const inputDelayMs = 20

export type Checking = {
  /** What is wrong with the questions that were already left or sent. */
  errors: AnswerErrors
  /** The question was left, or its box changed: from now on its error shows. */
  leave: (name: string) => void
  /** Something was typed; judged after the input delay. */
  note: () => void
  /** Judges everything; every error shows. */
  checkAll: () => Promise<AnswerErrors>
  show: (errors: AnswerErrors) => void
}

const none: FormPatterns['tests'] = new Map()

/**
 * The compiled patterns of a form. Their engine is loaded by forms that have a pattern and by no other; where it does not
 * load, the patterns are left to the server.
 */
export async function loadPatterns(fields: readonly FormField[]): Promise<FormPatterns['tests']> {
  const sources = patternsOf(fields)
  if (sources.length === 0) return none
  try {
    const { compilePatterns } = await import('component-schemas/patterns/form-patterns.ts')
    return compilePatterns(sources).tests
  } catch {
    return none
  }
}

/** Validates the form with the rules of the server. Errors of questions that were not reached yet do not show. */
export function useChecking(model: FormModel, form: RefObject<HTMLFormElement | null>): Checking {
  const [found, setFound] = useState<AnswerErrors>(model.returned?.errors ?? {})
  const left = useRef(new Set(Object.keys(model.returned?.errors ?? {})))
  const turn = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const loading = useRef<Promise<FormPatterns['tests']>>(undefined)

  const judge = async () => {
    if (!form.current) return {}
    turn.current += 1
    const mine = turn.current
    const sent = withSentList(model.fields, new FormData(form.current))
    const answers = await readAnswers(model.fields, sent, model.locale)
    loading.current ??= loadPatterns(model.fields)
    const patterns = await loading.current
    const all = checkAnswers(model.fields, { messages: model.messages, answers, now: new Date(), patterns })
    // A later judgement has overtaken this one.
    if (mine === turn.current)
      setFound(Object.fromEntries(Object.entries(all).filter(([name]) => left.current.has(name))))
    return all
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  const note = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void judge(), inputDelayMs)
  }

  return {
    errors: found,
    note,
    leave: (name) => {
      left.current.add(name)
      note()
    },
    checkAll: async () => {
      for (const { name } of model.fields) left.current.add(name)
      clearTimeout(timer.current)
      return await judge()
    },
    show: (errors) => {
      turn.current += 1
      for (const name of Object.keys(errors)) left.current.add(name)
      setFound(errors)
    },
  }
}
