import { setI18n } from '@lingui/react/server'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GalleryIndex, GalleryPage } from '#site/features/block-gallery/gallery.tsx'
import { readGalleryAddress } from '#site/features/block-gallery/read-gallery-address.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import { type SiteContextParams, siteContextOf } from '#site/page-kinds/public/site-context-of.ts'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Blocks', robots: { index: false, follow: false } }

type GalleryProps = { params: Promise<SiteContextParams & { address?: string[] }> }

/** The block gallery; the gateway decides who gets here (`features/block-gallery/open-gallery.ts`). */
export default async function Gallery({ params }: GalleryProps) {
  const { address, ...segments } = await params
  setI18n(await messagesFor(siteContextOf(segments).locale))
  const shown = readGalleryAddress(address ?? [])
  if (!shown) notFound()
  return shown.block ? <GalleryPage block={shown.block} width={shown.width} /> : <GalleryIndex />
}
