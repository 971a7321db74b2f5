import { NextResponse } from 'next/server'
import { markets } from '#site/routing/markets.ts'
import { preferredLocale } from '#site/routing/preferred-locale.ts'
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
