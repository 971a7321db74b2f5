import type { Metadata } from 'next'
import { PublicPage, publicMetadata } from '#site/page-kinds/public/public-page.tsx'
import type { PageRequest } from '#site/page-kinds/public/read-page.ts'

/** Rendered on request; the page cache in front of it stores the response. */
export const dynamic = 'force-dynamic'

export function generateMetadata(props: PageRequest): Promise<Metadata> {
  return publicMetadata(props)
}

export default function Page(props: PageRequest) {
  return <PublicPage request={props} />
}
