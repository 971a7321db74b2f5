import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { recall, remember } from '#site/ui/tab-memory.ts'
import type { FormModel, Values } from '../form-model.ts'
import { questionsOf } from '../rules-of.ts'

export type Stored = {
  values: Values
  /** Whether the script has taken the form over. */
  isLive: boolean
  /** Takes over the present values of the fields. */
  read: () => void
  forget: () => void
}

/**
 * The values of the fields, which the document has: they are read, and never rendered, so that no render can take a letter away. Text from
 * before a reload, a failed send or a login returns from the tab's session storage, which ends with the tab.
 * @param onLeft receives each question that was answered and left before the script arrived
 */
export function useValues(
  model: FormModel,
  form: RefObject<HTMLFormElement | null>,
  onLeft: (name: string) => void,
): Stored {
  const [values, setValues] = useState<Values>(() => emptyOr(model, renderedIn(model)))
  const [isLive, setLive] = useState(false)
  const place = `form:${model.slug}`
  const notify = useEffectEvent(onLeft)
  const read = () => {
    if (form.current) setValues(valuesIn(model, form.current))
  }
  const store = () => {
    if (form.current) remember(place, JSON.stringify(changedIn(model, valuesIn(model, form.current))))
  }
  const readEvent = useEffectEvent(read)

  useEffect(() => {
    const { current: element } = form
    if (!element) return
    const changed = changedIn(model, valuesIn(model, element))
    const focused = focusedQuestion()
    const { [focused]: _, ...others } = model.returned === undefined ? storedIn(place) : {}
    const stored = { ...others, ...changed }
    for (const [name, value] of Object.entries(stored)) if (!Object.hasOwn(changed, name)) fill(element, name, value)
    // From now on it outlives a reload like what is typed from here on.
    if (Object.keys(changed).length > 0) remember(place, JSON.stringify(stored))
    // After the first paint, so that what the server drew is taken over before anything changes.
    queueMicrotask(() => {
      readEvent()
      setLive(true)
    })
    for (const name of Object.keys(changed)) if (name !== focused) notify(name)
  }, [model, form, place])

  return {
    values,
    isLive,
    read() {
      read()
      store()
    },
    forget: () => remember(place, undefined),
  }
}

/** The question that is being answered; empty without one. */
function focusedQuestion(): string {
  return document.activeElement?.closest('[data-question]')?.getAttribute('data-question') ?? ''
}

function renderedIn({ returned, given }: FormModel): Values {
  return returned?.values ?? given
}

function emptyOr({ fields }: FormModel, given: Values): Values {
  return Object.fromEntries(
    questionsOf(fields).map(({ name, component }) => [
      name,
      given[name] ?? (component === 'form_checkboxes' ? [] : ''),
    ]),
  )
}

/** The values of the fields; of files the names. */
function valuesIn({ fields }: FormModel, form: HTMLFormElement): Values {
  const data = new FormData(form)
  return Object.fromEntries(
    questionsOf(fields).map(({ name, component }) => {
      if (component === 'form_file') return [name, fieldsOf(form, name).flatMap(filesOf)]
      const held = data.getAll(name).filter((value) => typeof value === 'string')
      return [name, component === 'form_checkboxes' ? held : (held[0] ?? '')]
    }),
  )
}

function fieldsOf(form: HTMLFormElement, name: string): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)]
}

function filesOf({ files }: HTMLInputElement): string[] {
  return [...(files ?? [])].map((file) => file.name)
}

/** Answers that are not the rendered ones. Names of files without the files would be taken for answers after a reload. */
function changedIn(model: FormModel, values: Values): Values {
  const rendered = renderedIn(model)
  const written = questionsOf(model.fields).filter(({ component }) => component !== 'form_file')
  return Object.fromEntries(
    written.flatMap(({ name }) => {
      const value = values[name] ?? ''
      return String(value) === String(rendered[name] ?? '') ? [] : [[name, value]]
    }),
  )
}

function fill(form: HTMLFormElement, name: string, value: string | readonly string[]): void {
  for (const field of fieldsOf(form, name)) {
    if (field.type === 'checkbox' || field.type === 'radio') field.checked = [value].flat().includes(field.value)
    else if (field.type !== 'file') field.value = String(value)
  }
}

function storedIn(place: string): Values {
  try {
    const stored: Values | null = JSON.parse(recall(place) ?? '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    // An invalid value: nothing is restored.
    return {}
  }
}
