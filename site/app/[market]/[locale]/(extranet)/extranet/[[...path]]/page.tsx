import type { Metadata } from 'next'
import { ExtranetPage, extranetMetadata } from '#site/page-kinds/extranet/extranet-page.tsx'
import type { PageRequest } from '#site/page-kinds/public/read-page.ts'

/** Rendered for each request: it shows what this customer may read. */
export const dynamic = 'force-dynamic'

export function generateMetadata(props: PageRequest): Promise<Metadata> {
  return extranetMetadata(props)
}

export default function Page(props: PageRequest) {
  return <ExtranetPage request={props} />
}
