'use client'

import { useLayoutEffect, useRef } from 'react'
import { listQuery, listText, parseList } from '#site/routing/query/product-list.ts'
import styles from './choices.module.css'
import { type Coming, longestWayMs, nextList } from './next-list.ts'
import { expectList, expectListOf, isExpected, readOwnList, useOwnList, writeOwnList } from './own-list.client.ts'

export type StoredListProps = {
  /** Text of the list, its codes as they are printed. */
  text: string
  /** The same as the address has it. */
  address: string
  /** Path of the list. */
  path: string
  labels: Readonly<Record<'other' | 'own' | 'replace' | 'add', string>>
}

/**
 * Stores the list in the browser and opens it where the address has none. A list that another person shared replaces the own one only on
 * request.
 */
export function StoredList({ text, address, path, labels }: StoredListProps) {
  const own = useOwnList()
  const coming = useRef<Coming>(undefined)
  // Before the rows are painted: a row may be pressed as soon as it is seen.
  useLayoutEffect(() => {
    const before = readOwnList()
    if (isExpected(address) || (before === '' && text !== '')) writeOwnList(text)
    else if (text === '' && before !== '') window.location.replace(hrefOf(path, before))
  }, [text, address, path])
  useLayoutEffect(() => {
    // What is changed on this page is the own list, unless the page shows another one.
    const isOwnPath = (target: string) => URL.parse(target)?.pathname === encodeURI(path) && readOwnList() === text
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || !isOwnPath(link.href)) return
      const linked = listOf(link.href)
      const next = nextList({ shown: text, target: linked, coming: coming.current })
      if (next !== linked) leadTo(link, hrefOf(path, next))
      coming.current = { text: next, until: performance.now() + longestWayMs }
      expectList(next)
    }
    const onSubmit = ({ target, submitter }: SubmitEvent) => {
      if (target instanceof HTMLFormElement && isOwnPath(target.action)) expectListOf(target, submitter)
    }
    // Before the navigation, which listens on the document.
    window.addEventListener('click', onClick, { capture: true })
    window.addEventListener('submit', onSubmit, { capture: true })
    return () => {
      window.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener('submit', onSubmit, { capture: true })
    }
  }, [text, path])
  if (own === '' || text === '' || own === text) return undefined
  const both = listText(parseList([own, text]))
  return (
    <output className={styles.notice}>
      <span>{labels.other}</span>
      <a href={hrefOf(path, own)}>{labels.own}</a>
      <button type="button" onClick={() => writeOwnList(text)}>
        {labels.replace}
      </button>
      <a href={hrefOf(path, both)} onClick={() => expectList(both)}>
        {labels.add}
      </a>
    </output>
  )
}

function hrefOf(path: string, text: string): string {
  return text === '' ? path : `${path}?l=${listQuery(parseList([text]))}`
}

function listOf(href: string): string {
  return listText(parseList(new URL(href).searchParams.getAll('l')))
}

/** For this click alone: React does not know of the change, and would leave it in the page. */
function leadTo(link: HTMLAnchorElement, to: string): void {
  const before = link.getAttribute('href') ?? ''
  link.setAttribute('href', to)
  setTimeout(() => link.setAttribute('href', before))
}
