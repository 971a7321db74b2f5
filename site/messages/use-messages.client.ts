'use client'

import { type I18n, setupI18n } from '@lingui/core'
import { useEffect, useState } from 'react'
import type { LocaleCode } from '#site/routing/locales.ts'
import { catalogues } from './catalogues.ts'

const instances = new Map<LocaleCode, I18n>()

/**
 * The interface texts of a locale for parts of a page that the browser renders by itself: a file of its own, loaded once a
 * document. undefined until it is there, and where it cannot be had.
 */
export function useMessages(locale: LocaleCode): I18n | undefined {
  const [i18n, setI18n] = useState(instances.get(locale))
  useEffect(() => {
    let isWanted = true
    const keep = (loaded: I18n) => isWanted && setI18n(loaded)
    load(locale).then(keep, () => undefined)
    return () => {
      isWanted = false
    }
  }, [locale])
  return i18n
}

async function load(locale: LocaleCode): Promise<I18n> {
  const known = instances.get(locale)
  if (known) return known
  const { messages } = await catalogues[locale]()
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })
  instances.set(locale, i18n)
  return i18n
}
