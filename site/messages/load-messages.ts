import 'server-only'
import { type I18n, setupI18n } from '@lingui/core'
import type { LocaleCode } from '#site/routing/locales.ts'

/** One row a locale that is served; a locale's texts are loaded when somebody reads it for the first time. */
const catalogues: Partial<Record<LocaleCode, () => Promise<{ messages: Record<string, unknown> }>>> = {
  es: () => import('./es.ts'),
  en: () => import('./en.ts'),
}

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
  const catalogue = catalogues[locale]
  if (!catalogue) throw new Error(`There is no message catalogue for ${locale}`)
  const { messages } = await catalogue()
  return setupI18n({ locale, messages: { [locale]: messages as never } })
}
