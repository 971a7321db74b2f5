import { Fragment } from 'react'
import { featureExtranetParts } from '#site/features.pages.tsx'

/** What features have read for a page, by the names of its renderers. */
export type ReadParts = readonly { name: string; read: unknown }[]

/** What features add to the entrance, and below a folder, a product line or a document. */
export function ExtranetParts({ parts = [], locale }: { parts: ReadParts | undefined; locale: string }) {
  return parts.map(({ name, read }) => (
    <Fragment key={name}>{featureExtranetParts[name]?.(read as never, locale)}</Fragment>
  ))
}
