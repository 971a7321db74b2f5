import { visibleExpression } from '../../store/delivery-indexes.ts'
import type { Store } from '../../store/open-store.ts'
import { existsIn } from '../../store/release-tables.ts'
import { DeliveryRefusal, notFound } from '../delivery-refusal.ts'
import { type Layer, layers } from './layer.ts'
import type { Shaping } from './shaping-parameters.ts'

/**
 * The draft as it will be after a release. A list reads it in two parts: stories outside of the release come from the draft and its
 * indexes, and the few stories in it are read each. `whole` is both together, for stories that are known by their address or id.
 */
export type ReleaseLayers = { whole: Layer; outside: Layer; inside: Layer; heldStories: number }

/**
 * The layers for `from_release`; undefined without one, for 0 (the visual editor's word for none), and for a release whose stories are
 * the draft already, because it has been released.
 * @throws DeliveryRefusal 404 for an unknown release, 501 for published content: the content of a release is not published
 */
export function releaseLayersFor(store: Store, { from_release: id, version }: Shaping): ReleaseLayers | undefined {
  if (id === undefined || id === 0) return undefined
  if (version !== 'draft') {
    throw new DeliveryRefusal(501, { error: 'Parameter from_release needs version=draft: a release is not published' })
  }
  const release = store.get<{ id: number; released_at: string | null; held: number }>(
    `SELECT id, released_at, (SELECT count(*) FROM release_stories WHERE release_id = releases.id) AS held
     FROM releases WHERE id = ?`,
    [id],
  )
  if (!release) throw notFound()
  return release.released_at === null ? layersOf(release) : undefined
}

/** The id comes from the store and is a number, hence a part of the statements' text: every part of a layer is text. */
function layersOf({ id, held }: { id: number; held: number }): ReleaseLayers {
  const { draft } = layers
  const visible = `${visibleExpression('draft', 's.')} = 1 AND ${existsIn('s.id', id)}`
  return {
    heldStories: held,
    whole: {
      ...draft,
      from: `stories s LEFT JOIN release_stories r ON r.release_id = ${id} AND r.story_id = s.id`,
      content: 'coalesce(r.content, s.draft)',
      text: 'coalesce(r.content, s.draft)',
      contentType: 'coalesce(r.content_type, s.content_type)',
      name: 'coalesce(r.name, s.name)',
      updatedAt: 'coalesce(r.updated_at, s.updated_at)',
      releaseId: 'r.release_id',
      visible,
    },
    outside: {
      ...draft,
      visible: `${draft.visible} AND s.id NOT IN (SELECT story_id FROM release_stories WHERE release_id = ${id})`,
    },
    inside: {
      ...draft,
      // The order of a cross join is the written one: the release first, then each of its stories by id.
      from: 'release_stories r CROSS JOIN stories s ON s.id = r.story_id',
      content: 'r.content',
      text: 'r.content',
      contentType: 'r.content_type',
      name: 'r.name',
      updatedAt: 'r.updated_at',
      releaseId: 'r.release_id',
      visible: `r.release_id = ${id} AND ${visible}`,
    },
  }
}
