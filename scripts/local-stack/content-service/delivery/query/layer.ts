import {
  linkedExpression,
  nameExpression,
  typeColumn,
  type Version,
  visibleExpression,
} from '../../store/delivery-indexes.ts'
import { existsIn } from '../../store/release-tables.ts'

export type { Version } from '../../store/delivery-indexes.ts'

/** SQL expressions over the table `stories s` for one of its two layers of content. */
export type Layer = {
  version: Version
  /** The source of stories; always with the table `stories s`. */
  from: string
  /** The content as JSON functions take it. */
  content: string
  /** JSON text of the content. */
  text: string
  contentType: string
  name: string
  /** The latest change. */
  updatedAt: string
  /** Id of the release from which the content comes; NULL for none. */
  releaseId: string
  /** The full slug in the form for comparison. */
  slug: string
  /** The condition of the rows that delivery may show. */
  visible: string
  /** The condition of the rows that a list of links may show. */
  linked: string
}

export const layers: Readonly<Record<Version, Layer>> = { draft: layerOf('draft'), published: layerOf('published') }

function layerOf(version: Version): Layer {
  const text = version === 'draft' ? 's.draft' : 's.published'
  // A published story always exists.
  const there = version === 'draft' ? ` AND ${existsIn('s.id')}` : ''
  return {
    version,
    from: 'stories s',
    content: text,
    text,
    contentType: `s.${typeColumn(version)}`,
    name: nameExpression(version, 's.'),
    updatedAt: 's.updated_at',
    releaseId: 'NULL',
    slug: 's.full_slug',
    visible: `${visibleExpression(version, 's.')} = 1${there}`,
    linked: `${linkedExpression(version, 's.')} = 1${there}`,
  }
}

/** The same layer for reading a page in the order of an index: `+` keeps SQLite from preferring the slug's index. */
export function inIndexOrder(layer: Layer): Layer {
  return { ...layer, slug: '+s.full_slug' }
}

/** The same layer for conditions on the content of many stories: published content is also stored parsed. */
export function forContentConditions(layer: Layer): Layer {
  if (layer.version === 'draft') return layer
  return { ...layer, from: 'stories s JOIN published_content c ON c.story_id = s.id', content: 'c.content' }
}
