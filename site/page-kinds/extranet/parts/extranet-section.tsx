import type { ReactNode } from 'react'
import { PageSection } from '#site/page-kinds/parts/page-section/page-section.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'

export type TradeSectionProps = {
  /** The h2 of the section; absent where the title of the page says it. */
  title?: string | undefined
  children: ReactNode
}

/** A part of a page of the extranet, on the grid of the page. */
export function TradeSection({ title, children }: TradeSectionProps) {
  return (
    <PageSection above="0" between="space-3">
      {title !== undefined && (
        <Heading level={2} size={2}>
          {title}
        </Heading>
      )}
      {children}
    </PageSection>
  )
}
