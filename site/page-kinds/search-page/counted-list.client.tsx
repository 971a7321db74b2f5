'use client'

import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { LocaleCode } from '#site/routing/locales.ts'
import type { NamedResponse } from '#site/search/field/report-opened.client.ts'

export type CountedListProps = {
  response: NamedResponse
  locale: LocaleCode
  /** Entries in the order of the list: what each is called in the index. */
  records: readonly string[]
  className: string | undefined
  children: ReactNode
}

type CachedSearch = typeof import('#site/search/field/cached-search.client.ts')

/** A list of what was found that tells the search service which entry is opened, where the visitor allows it. */
export function CountedList({ response, locale, records, className, children }: CountedListProps) {
  const list = useRef<HTMLUListElement>(null)
  const count = useEffectEvent(({ target }: MouseEvent, { cachedSearch }: CachedSearch) => {
    if (!(target instanceof Element) || !target.closest('a[href]')) return
    const place = [...(list.current?.children ?? [])].findIndex((item) => item.contains(target))
    const objectID = records[place]
    if (objectID === undefined) return
    cachedSearch(locale).opened({ ...response, objectID, position: place + 1, shownAs: 'result' })
  })
  useEffect(() => {
    const shown = list.current
    // Pages without such a list do without its code.
    const loading = import('#site/search/field/cached-search.client.ts').catch(() => undefined)
    // A link that is opened in a new tab by the middle button is no click.
    const names = ['click', 'auxclick'] as const
    const onOpen = (event: MouseEvent) => {
      if (event.button <= 1) void loading.then((loaded) => loaded && count(event, loaded))
    }
    for (const name of names) shown?.addEventListener(name, onOpen)
    return () => {
      for (const name of names) shown?.removeEventListener(name, onOpen)
    }
  }, [])
  return (
    <ul ref={list} className={className}>
      {children}
    </ul>
  )
}
