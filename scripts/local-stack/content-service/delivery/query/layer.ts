import { nameExpression, typeColumn, type Version, visibleExpression } from '../../store/delivery-indexes.ts'

export type { Version } from '../../store/delivery-indexes.ts'

/** SQL expressions over the table `stories s` for one of its two layers of content. */
export type Layer = {
  version: Version
  /** JSON text of the content. */
  content: string
  contentType: string
  name: string
  /** The full slug as conditions compare it. */
  slug: string
  /** What may be delivered at all. */
  visible: string
}

export const layers: Readonly<Record<Version, Layer>> = { draft: layerOf('draft'), published: layerOf('published') }

function layerOf(version: Version): Layer {
  return {
    version,
    content: version === 'draft' ? 's.draft' : 's.published',
    contentType: `s.${typeColumn(version)}`,
    name: nameExpression(version, 's.'),
    slug: 's.full_slug',
    visible: `${visibleExpression(version, 's.')} = 1`,
  }
}

/** The same layer for reading a page in an order that an index serves: `+` keeps SQLite from preferring the slug's index. */
export function inIndexOrder(layer: Layer): Layer {
  return { ...layer, slug: '+s.full_slug' }
}
