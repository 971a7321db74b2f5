import type { Messages } from '@lingui/core'
import type { LocaleCode } from '#site/routing/locales.ts'

/** One row a locale that is served; a locale's texts are loaded at its first use. */
export const catalogues: Readonly<Record<LocaleCode, () => Promise<{ messages: Messages }>>> = {
  en: () => import('./en.ts'),
  pt: () => import('./pt.ts'),
  nl: () => import('./nl.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  ro: () => import('./ro.ts'),
  ru: () => import('./ru.ts'),
}
