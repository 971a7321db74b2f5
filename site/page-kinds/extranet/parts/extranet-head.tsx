import type { ReactNode } from 'react'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'
import type { Crumb } from '#site/ui/breadcrumb/breadcrumb.tsx'

export type TradeHeadProps = {
  breadcrumbs: readonly Crumb[]
  title: string
  teaser?: string | undefined
  /** Details between title and teaser. */
  children?: ReactNode
}

/** The head of an extranet page: breadcrumb, title, details and a sentence. */
export function TradeHead({ breadcrumbs, title, teaser, children }: TradeHeadProps) {
  return <PageHead breadcrumbs={breadcrumbs} title={title} details={children} teaser={teaser} />
}
