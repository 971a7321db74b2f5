import 'server-only'
import { type I18n, setupI18n } from '@lingui/core'
import type { LocaleCode } from '#site/routing/locales.ts'
import { catalogues } from './catalogues.ts'

const instances = new Map<LocaleCode, Promise<I18n>>()

/** The interface texts of a locale, for `setI18n` in pages and layouts. */
export function messagesFor(locale: LocaleCode): Promise<I18n> {
  const known = instances.get(locale)
  if (known) return known
  const loading = load(locale)
  instances.set(locale, loading)
  return loading
}

async function load(locale: LocaleCode): Promise<I18n> {
  const { messages } = await catalogues[locale]()
  return setupI18n({ locale, messages: { [locale]: messages } })
}
