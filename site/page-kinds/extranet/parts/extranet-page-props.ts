import type { ComposedProps } from '#site/page-kinds/view-props.ts'

/** What the templates of the extranet are given that an editor composes. */
export type TradePageProps = ComposedProps & { page: { teaser?: string | undefined } }
