import { NextResponse } from 'next/server'
import { isLocaleCode, type LocaleCode } from '#site/routing/locales.ts'
import { markets } from '#site/routing/markets.ts'
import type { EditorPage } from '#site/server/middleware/request-context.ts'
import { linkPanelPath } from './preview-addresses.ts'

/** The preview links of the story: a tool of the editor, in the language of the browser where it is one of ours. */
export const openLinkPanel: EditorPage = {
  path: linkPanelPath,
  open({ request }, locale) {
    const shown = preferredLocale(request.headers.get('accept-language')) ?? locale
    const url = request.nextUrl.clone()
    url.pathname = `/preview-links/${markets.base.id}/${shown}/panel`
    return NextResponse.rewrite(url)
  },
}

/**
 * The first of our locales that a browser prefers, for tools of editors alone: public pages are in the language of their address.
 * @param header `Accept-Language`, as browsers write it: the most wanted first
 */
export function preferredLocale(header: string | null): LocaleCode | undefined {
  const tags = (header ?? '').slice(0, 400).split(',')
  return tags.map((tag) => tag.trim().slice(0, 2).toLowerCase()).find(isLocaleCode)
}
