import type { Metadata } from 'next'
import { PublicPage, publicMetadata } from '#site/page-kinds/public/public-page.tsx'
import type { PageRequest, RouteRequest } from '#site/page-kinds/public/read-page.ts'

/** Pages that the guard check-landing-page found to be landings. */
export const dynamic = 'force-dynamic'

type LandingProps = RouteRequest<{ slug: string }>

export function generateMetadata(props: LandingProps): Promise<Metadata> {
  return publicMetadata(asPublic(props))
}

export default function LandingPage(props: LandingProps) {
  return <PublicPage request={asPublic(props)} layout="simple-landing" />
}

function asPublic({ params, searchParams }: LandingProps): PageRequest {
  return { params: params.then(({ slug, ...siteContext }) => ({ ...siteContext, path: [slug] })), searchParams }
}
