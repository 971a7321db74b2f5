'use client'

import { useEffect } from 'react'
import { listQuery, listText, parseList } from '#site/routing/query/product-list.ts'
import styles from './choices.module.css'
import { markOwnChange, readOwnList, takeOwnChange, useOwnList, writeOwnList } from './own-list.client.ts'

export type StoredListProps = {
  /** Text of the list of the address. */
  text: string
  /** Path of the list. */
  path: string
  labels: Readonly<Record<'other' | 'own' | 'replace' | 'add', string>>
}

/**
 * Stores the list in the browser and opens it where the address has none. A list that another person shared replaces the own one only on
 * request.
 */
export function StoredList({ text, path, labels }: StoredListProps) {
  const own = useOwnList()
  useEffect(() => {
    const before = readOwnList()
    if (takeOwnChange() || (before === '' && text !== '')) writeOwnList(text)
    else if (text === '' && before !== '') window.location.replace(hrefOf(path, before))
  }, [text, path])
  useEffect(() => {
    // What is changed on this page is the own list, unless the page shows another one.
    const mark = (target: string) => {
      if (URL.parse(target)?.pathname === encodeURI(path) && readOwnList() === text) markOwnChange()
    }
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link) mark(link.href)
    }
    const onSubmit = ({ target }: SubmitEvent) => {
      if (target instanceof HTMLFormElement) mark(target.action)
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
      <a href={hrefOf(path, both)} onClick={() => writeOwnList(both)}>
        {labels.add}
      </a>
    </output>
  )
}

function hrefOf(path: string, text: string): string {
  return `${path}?l=${listQuery(parseList([text]))}`
}
