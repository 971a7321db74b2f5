import { setI18n } from '@lingui/react/server'
import { notFound } from 'next/navigation'
import { type PlaceParams, placeOf } from '#site/app/place-of.ts'
import { RenderBlocks } from '#site/blocks/render-blocks.tsx'
import { getPage } from '#site/content/get-page.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import { matchRest } from '#site/routing/match-path.ts'

export const dynamic = 'force-dynamic'

type PageProps = { params: Promise<PlaceParams & { path?: string[] }>; searchParams: Promise<{ page?: string }> }

export default async function PublicPage({ params }: PageProps) {
  const { path = [], ...segments } = await params
  const place = placeOf(segments)
  setI18n(await messagesFor(place.locale))
  const match = matchRest(place.locale, `/${path.map(decodeURIComponent).join('/')}`)
  const page = match && (await getPage({ match, place, pageNumber: 1 }))
  if (!page || page.template !== 'generic') notFound()
  return <RenderBlocks blocks={page.body} context={{ locale: place.locale, isEditor: false }} />
}
