'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'
import { listIn, removedName } from '#site/routing/query/canonical-choice.ts'
import { divideList, listQuery, listText, parseList } from '#site/routing/query/product-list.ts'
import styles from './choices.module.css'
import { forgetFields, keepFields, restoreFields, writtenList } from './kept-fields.client.ts'
import { expectList, isExpected, readOwnList, useOwnList, writeOwnList } from './own-list.client.ts'
import { pasteRows } from './paste-rows.client.ts'
import { expectPage, noteFocus, noteTyped, takeTyped } from './typed-ahead.client.ts'

export type StoredListProps = {
  /** Text of the list, its codes as they are printed. */
  text: string
  /** The same as the address has it. */
  address: string
  /** Path of the list. */
  path: string
  /** id of the form that the fields of the list belong to. */
  form: string
  /** Begins the names of its fields. */
  prefix: string
  labels: Readonly<Record<'other' | 'own' | 'replace' | 'add' | 'full', string>>
}

/**
 * Stores the list in the browser and opens it where the address has none. A list that another person shared replaces the own one only on
 * request. A button of the list takes what is in the fields into the address; a change alone does not, because the page of another address has new
 * fields, and what is typed meanwhile would be gone.
 */
export function StoredList({ text, address, path, form, prefix, labels }: StoredListProps) {
  const own = useOwnList()
  // Before the rows are painted: a row may be pressed as soon as it is seen.
  useLayoutEffect(() => {
    if (isExpected(address) || (readOwnList() === '' && text !== '')) writeOwnList(text)
  }, [text, address])
  useLayoutEffect(() => {
    // Another tab may fill it later; what is typed meanwhile stays.
    const isFilled = text === '' && own !== '' && readOwnList() === own
    if (isFilled && isUntouched(form, prefix)) window.location.replace(hrefOf(path, own))
  }, [text, own, path, form, prefix])
  useChanges({ text, address, path, form, prefix })
  usePastedRows(form, prefix)
  if (own === '' || text === '' || own === text) return undefined
  const joined = parseList([own, text])
  /** With what was written into the fields of both lists. */
  const add = (link: HTMLAnchorElement) => {
    const both = listText(parseList([writtenList(own), writtenIn(form, prefix)]))
    for (const list of [own, address]) forgetFields(list)
    expectList(both)
    link.href = hrefOf(path, both)
  }
  return (
    <output className={styles.notice}>
      <span>{labels.other}</span>
      <a href={hrefOf(path, own)}>{labels.own}</a>
      <button type="button" onClick={() => writeOwnList(text)}>
        {labels.replace}
      </button>
      {divideList(joined).length > 1 ? (
        <span>{labels.full}</span>
      ) : (
        <a href={hrefOf(path, listText(joined))} onClick={({ currentTarget }) => add(currentTarget)}>
          {labels.add}
        </a>
      )}
    </output>
  )
}

function usePastedRows(form: string, prefix: string): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const field = fieldsOf(form, prefix).find((one) => one === event.target && one.name === `${prefix}add`)
      if (field) pasteRows(event, field)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [form, prefix])
}

/** Leads to the address of the list as its fields are, whenever a button changes it. */
function useChanges({ text, address, path, form, prefix }: Omit<StoredListProps, 'labels'>): void {
  /** Lines that were removed and are still shown, because their page is on its way. */
  const removed = useRef(new Set<string>())
  /** The lists that the fields led to, the last of them in the end; the fields have what they say. */
  const asked = useRef([address])
  useLayoutEffect(() => {
    const shown = new Set(parseList([text]).map(({ code }) => code))
    for (const code of removed.current) if (!shown.has(code)) removed.current.delete(code)
    if (asked.current.includes(address)) return
    asked.current = [address]
    // Another list puts its own values into the fields of products that joined have.
    for (const field of fieldsOf(form, prefix)) field.value = field.defaultValue
  }, [text, address, form, prefix])
  useLayoutEffect(() => {
    const follow = (owner: HTMLFormElement, submitter: HTMLElement | null) => {
      const data = new FormData(owner, submitter)
      for (const code of data.getAll(`${prefix}${removedName}`)) removed.current.add(String(code))
      const sent = (name: string) => (name === removedName ? [...removed.current] : data.getAll(`${prefix}${name}`))
      const next = listText(listIn({ getAll: sent }))
      if (next === asked.current.at(-1)) return
      asked.current.push(next)
      forgetFields(address)
      // A change on this page is of the own list, unless the page shows another one.
      if (readOwnList() === text) expectList(next)
      expectPage(next)
      followLink(hrefOf(path, next))
      for (const field of fieldsOf(form, prefix)) if (field.name === `${prefix}add`) field.value = ''
    }
    const onSubmit = (event: SubmitEvent) => {
      const { target, submitter } = event
      const isOfList = target instanceof HTMLFormElement && target.id === form && !target.contains(submitter)
      if (!isOfList) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const send = sendButton(target, submitter)
      if (send) target.requestSubmit(send)
      else follow(target, submitter)
    }
    // Before the navigation and the form, which listen on the document.
    window.addEventListener('submit', onSubmit, { capture: true })
    const onInput = ({ target }: Event) => {
      const fields = fieldsOf(form, prefix)
      const field = fields.find((one) => one === target)
      if (!field) return
      noteTyped(field)
      keepFields({ address, text, fields }, writtenIn(form, prefix))
      takeAlong(writtenIn(form, prefix))
    }
    const present = fieldsOf(form, prefix)
    takeTyped(address, present)
    // Text that was typed before the script came is newer than the stored fields.
    if (isUntouched(form, prefix)) restoreFields(address, present)
    else keepFields({ address, text, fields: present }, writtenIn(form, prefix))
    takeAlong(writtenIn(form, prefix))
    document.addEventListener('input', onInput)
    return () => {
      noteFocus(fieldsOf(form, prefix))
      window.removeEventListener('submit', onSubmit, { capture: true })
      document.removeEventListener('input', onInput)
    }
  }, [text, address, path, form, prefix])
}

/** The list as its fields are, and last what has no room in it. */
function writtenIn(form: string, prefix: string): string {
  const owner = document.getElementById(form)
  if (!(owner instanceof HTMLFormElement)) return ''
  const data = new FormData(owner)
  return listText(listIn({ getAll: (name) => (name === removedName ? [] : data.getAll(`${prefix}${name}`)) }))
}

function isUntouched(form: string, prefix: string): boolean {
  return fieldsOf(form, prefix).every(({ value, defaultValue }) => value === defaultValue)
}

/** Links that lead on with the list get it from its fields: the file, the list of a customer, the address that is copied. */
function takeAlong(text: string): void {
  const list = listQuery(divideList(parseList([text]))[0])
  const withList = (address: string) => address.replace(/([?&]l=)[^&#]*/, (_, before: string) => before + list)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-list] a[href*="l="]')) {
    link.setAttribute('href', withList(link.getAttribute('href') ?? ''))
  }
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-list] [data-copied]')) {
    dataset['copied'] = withList(dataset['copied'] ?? '')
  }
}

/** The button that sends the form, where Enter was pressed in one of its own fields: the first button is the list's. */
function sendButton(form: HTMLFormElement, pressed: HTMLElement | null): HTMLButtonElement | null {
  const isImplicit = pressed === null || pressed.tabIndex < 0
  return isImplicit && form.contains(document.activeElement) ? form.querySelector('button[type="submit"]') : null
}

function fieldsOf(form: string, prefix: string): HTMLInputElement[] {
  const names = ['amount', 'note', 'add'].map((name) => `${prefix}${name}`)
  const owner = document.getElementById(form)
  const fields = owner instanceof HTMLFormElement ? [...owner.elements] : []
  return fields.filter((field) => field instanceof HTMLInputElement).filter(({ name }) => names.includes(name))
}

/** The navigation follows it like any link of the page. */
function followLink(href: string): void {
  const link = document.createElement('a')
  link.href = href
  document.body.append(link)
  link.click()
  link.remove()
}

function hrefOf(path: string, text: string): string {
  return text === '' ? path : `${path}?l=${listQuery(parseList([text]))}`
}
