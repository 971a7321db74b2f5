'use client'

import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { FormModel, Values } from '../form-model.ts'
import { ownNames } from '../read-answers.ts'
import { questionsOf } from '../rules-of.ts'

export type Stored = {
  values: Values
  /** Whether the script has taken the form over. */
  isLive: boolean
  setValue: (name: string, value: string | readonly string[]) => void
  forget: () => void
}

/**
 * The values of the fields. Text that was typed before the page's script arrived stays; text from before a reload, a failed send or a
 * login returns from the tab's session storage, which ends with the tab.
 * @param onLeft receives each question that was answered and left before the script arrived
 */
export function useValues(
  model: FormModel,
  form: RefObject<HTMLFormElement | null>,
  onLeft: (name: string) => void,
): Stored {
  const [values, setValues] = useState<Values>(() => emptyOr(model, model.returned?.values ?? model.given))
  const [isLive, setLive] = useState(false)
  const place = `form:${model.slug}`
  const notify = useEffectEvent(onLeft)

  useEffect(() => {
    const typed = form.current === null ? {} : valuesIn(model, new FormData(form.current))
    const stored = { ...(model.returned === undefined ? read(place) : {}), ...typed }
    // After the first paint, so that what the server drew is taken over before anything changes.
    queueMicrotask(() => {
      if (Object.keys(stored).length > 0) setValues((before) => ({ ...before, ...stored }))
      // From now on it outlives a reload like what is typed from here on.
      if (Object.keys(typed).length > 0) write(place, stored)
      setLive(true)
    })
    for (const name of leftIn(typed, model.returned?.values ?? model.given)) notify(name)
  }, [model, form, place])

  const setValue = (name: string, value: string | readonly string[]) =>
    setValues((before) => {
      const after = { ...before, [name]: value }
      write(place, withoutFiles(model, after))
      return after
    })
  const forget = () => write(place, undefined)
  return { values, isLive, setValue, forget }
}

function emptyOr({ fields }: FormModel, given: Values): Values {
  return Object.fromEntries(
    questionsOf(fields).map(({ name, component }) => [
      name,
      given[name] ?? (component === 'form_checkboxes' ? [] : ''),
    ]),
  )
}

/** Names of files without the files would be taken for answers after a reload. */
function withoutFiles({ fields }: FormModel, values: Values): Values {
  const files = new Set(fields.filter(({ component }) => component === 'form_file').map(({ name }) => name))
  return Object.fromEntries(Object.entries(values).filter(([name]) => !files.has(name)))
}

/** What the browser's own fields hold, without what is empty. */
function valuesIn({ fields }: FormModel, data: FormData): Values {
  const asked = questionsOf(fields).filter(
    ({ component, name }) => component !== 'form_file' && name !== ownNames.token,
  )
  const pairs = asked.map(({ name, component }): [string, string | string[]] => {
    const words = data.getAll(name).filter((value) => typeof value === 'string')
    return [name, component === 'form_checkboxes' ? words : (words[0] ?? '')]
  })
  return Object.fromEntries(pairs.filter(([, value]) => value.length > 0))
}

/** Questions whose answer differs from the rendered one; the focused one is still being answered. */
function leftIn(typed: Values, rendered: Values): string[] {
  const focused = document.activeElement?.closest('[data-question]')?.getAttribute('data-question')
  return Object.keys(typed).filter((name) => name !== focused && String(typed[name]) !== String(rendered[name] ?? ''))
}

function read(place: string): Values {
  try {
    const stored: Values | null = JSON.parse(sessionStorage.getItem(place) ?? '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    // No storage, or an invalid value in it: nothing is restored.
    return {}
  }
}

function write(place: string, values: Values | undefined): void {
  try {
    if (values === undefined) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, JSON.stringify(values))
  } catch {
    // Without memory the form works as before.
  }
}
