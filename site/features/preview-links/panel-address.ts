import { languageOf } from '#site/content/delivery/content-language.ts'
import { previewedQuery } from '#site/features/planned-previews/previewed-in.ts'
import { isLocaleCode, type LocaleCode, sourceLocale } from '#site/routing/locales.ts'
import type { Previewed } from '#site/server/preview/previewed.ts'
import { linkPanelPath } from './preview-addresses.ts'

/** The draft that an editor has before them: addresses of the panel name it as the visual editor does. */
export type PanelSubject = { story: { id: number }; locale: LocaleCode; previewed: Previewed }

function queryOf({ story, locale, previewed }: PanelSubject): Record<string, string> {
  return { _storyblok: String(story.id), _storyblok_lang: languageOf(locale), ...previewedQuery(previewed) }
}

/** The locale of `_storyblok_lang`. */
export function localeNamed(language: string): LocaleCode {
  return isLocaleCode(language) ? language : sourceLocale
}

/** The address of the preview links of a story, for an editor with the cookie of the preview. */
export function panelAddress(subject: PanelSubject, more: Record<string, string> = {}): string {
  return `${linkPanelPath}?${new URLSearchParams({ ...queryOf(subject), ...more })}`
}

/** The address of the draft. */
export function draftAddress(subject: PanelSubject): string {
  return `/?${new URLSearchParams(queryOf(subject))}`
}

/** The interfaces to which the forms of the panel are sent; the story is in the address, because the gate reads it there. */
export function interfaceAddress(action: 'create' | 'revoke', subject: PanelSubject): string {
  const path = action === 'create' ? '/api/preview/links' : '/api/preview/links/revoke'
  return `${path}?${new URLSearchParams(queryOf(subject))}`
}
