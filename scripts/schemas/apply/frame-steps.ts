import { z } from 'zod'
import { type DatasourceState, type GroupState, groupPath, type TagState } from '../state/schema-state.ts'
import { wireDatasource, wireGroup, wireTag } from '../state/wire-shapes.ts'
import { byValue, requireId } from './known-ids.ts'
import type { Work } from './work.ts'

const groupResponse = z.object({ component_group: wireGroup })

/** Creates a group, or changes its name and parent. */
export async function writeGroup({ requests, ids }: Work, to: GroupState, from: GroupState | undefined): Promise<void> {
  const parent_id = to.parent === '' ? null : requireId(ids.groups, to.parent).id
  const body = { component_group: { name: to.name, parent_id } }
  const response = from
    ? await requests.send('put', `component_groups/${from.id}`, { body })
    : await requests.send('post', 'component_groups', { body })
  const { id, uuid } = groupResponse.parse(response).component_group
  if (from) moveInner(ids.groups, groupPath(from), groupPath(to))
  ids.groups.set(groupPath(to), { id, uuid })
}

/** Groups inside a renamed one get another path. */
function moveInner<Ids>(groups: Map<string, Ids>, from: string, to: string): void {
  for (const [path, ids] of groups) if (path.startsWith(`${from} / `)) groups.set(to + path.slice(from.length), ids)
}

const tagResponse = z.object({ internal_tag: wireTag })

export async function writeTag({ requests, ids }: Work, to: TagState, from: TagState | undefined): Promise<void> {
  const body = { internal_tag: { name: to.name, object_type: 'component' } }
  const response = from
    ? await requests.send('put', `internal_tags/${from.id}`, { body: { internal_tag: { name: to.name } } })
    : await requests.send('post', 'internal_tags', { body })
  ids.tags.set(to.name, tagResponse.parse(response).internal_tag.id)
}

const datasourceResponse = z.object({ datasource: wireDatasource })

/** Creates or updates a datasource with its dimensions; an unwanted dimension is deleted with its labels. */
export async function writeDatasource(
  { requests, ids }: Work,
  to: DatasourceState,
  from: DatasourceState | undefined,
): Promise<void> {
  const body = { datasource: datasourceBody(to, from) }
  const response = from
    ? await requests.send('put', `datasources/${from.id}`, { body })
    : await requests.send('post', 'datasources', { body })
  const { id, dimensions } = datasourceResponse.parse(response).datasource
  ids.datasources.set(to.slug, { id, dimensions: byValue(dimensions) })
}

/** A datasource in the form of a request. */
export function datasourceBody(to: DatasourceState, from: DatasourceState | undefined) {
  const known = byValue(from?.dimensions ?? [])
  const wanted = to.dimensions.map(({ name, entry_value }) => {
    const id = known.get(entry_value)
    return { ...(id !== undefined && { id }), name, entry_value }
  })
  const gone = [...known].filter(([value]) => !to.dimensions.some(({ entry_value }) => entry_value === value))
  const dimensions_attributes = [...wanted, ...gone.map(([, id]) => ({ id, _destroy: true }))]
  return { name: to.name, slug: to.slug, dimensions_attributes }
}
