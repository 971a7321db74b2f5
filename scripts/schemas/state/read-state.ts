import { z } from 'zod'
import type { ManagementRequests } from '../../management/management-requests.ts'
import { inParallel } from '../in-parallel.ts'
import {
  type ComponentState,
  type DatasourceState,
  type EntryState,
  fileOf,
  type GroupState,
  groupPath,
  type PresetState,
  type SchemaState,
  type TagState,
} from './schema-state.ts'
import { wireComponent, wireDatasource, wireEntry, wireGroup, wirePreset, wireTag } from './wire-shapes.ts'

/**
 * How much is read: `blocks` are groups, components and datasources without their entries, the parts that the vendor's
 * `schema push` knows; `all` adds entries with labels, and presets.
 */
export type Scope = 'all' | 'blocks'

/** Slugs of internal datasources (lock and ledger), which are not part of the schema. */
export const ownSlugs: readonly string[] = ['schema-push-lock', 'schema-ledger']

export type ReadState = {
  state: SchemaState
  /** Datasources of this program that are there. */
  own: readonly { id: number; slug: string; name: string }[]
}

type Requests = Pick<ManagementRequests, 'list' | 'send'>

/** Concurrent requests; the client respects the space's rate limit. */
const atOnce = 8

/** The datasources of a space, without their entries; those of this program apart. */
export type ReadSources = { saved: readonly DatasourceState[]; own: ReadState['own'] }

/** One request. @throws Error with a sentence when the API refuses or does not respond */
export async function readSources(requests: Pick<Requests, 'list'>): Promise<ReadSources> {
  const datasources = z.array(wireDatasource).parse(await requests.list('datasources', 'datasources'))
  return {
    own: datasources.filter(({ slug }) => ownSlugs.includes(slug)),
    saved: datasources.filter(({ slug }) => !ownSlugs.includes(slug)).map(toDatasource),
  }
}

/** Options of a read, and results of earlier reads. */
export type Reading = {
  scope: Scope
  /** Tags are requested when this is true or a component has some. */
  wantsTags?: boolean
  /** The datasources, where they were read before. */
  sources?: ReadSources | undefined
}

/**
 * Reads the state of a space. Two requests for the scope `blocks`.
 * @throws Error with a sentence when the API refuses or does not respond
 */
export async function readState(
  requests: Requests,
  { scope, wantsTags = false, sources }: Reading,
): Promise<ReadState> {
  const [blocks, { own, saved }] = await Promise.all([readBlocks(requests), sources ?? readSources(requests)])
  const hasTags = wantsTags || blocks.components.some(({ tags }) => tags.length > 0)
  const [tags, entries, presets] = await Promise.all([
    hasTags ? readTags(requests) : [],
    scope === 'all' ? readEntries(requests, saved) : [],
    scope === 'all' ? readPresets(requests, blocks.components) : [],
  ])
  const components = scope === 'all' ? withPreset(blocks, presets) : blocks.components
  return { state: { groups: blocks.groups, components, tags, datasources: saved, entries, presets }, own }
}

type Blocks = Pick<SchemaState, 'groups' | 'components'> & {
  /** Component -> its default preset. */
  presetIds: ReadonlyMap<number, number | null | undefined>
}

const blocksResponse = z.object({
  components: z.array(wireComponent),
  component_groups: z.array(wireGroup).optional(),
})

/** The response of components has the groups and no pagination (Storyblok docs, components). */
async function readBlocks(requests: Requests): Promise<Blocks> {
  const response = blocksResponse.parse(await requests.send('get', 'components'))
  const listed =
    response.component_groups ?? z.array(wireGroup).parse(await requests.list('component_groups', 'component_groups'))
  const paths = pathsOf(listed)
  const groups = listed.map(({ id, uuid, name, parent_uuid: parent }): GroupState => {
    return { id, uuid, name, parent: parent ? (paths.get(parent) ?? '') : '' }
  })
  const components = response.components.map((component) => toComponent(component, paths))
  return { groups, components, presetIds: new Map(response.components.map(({ id, preset_id }) => [id, preset_id])) }
}

/** Blocks with the name of their default preset; a deleted preset counts as none. */
function withPreset({ components, presetIds }: Blocks, presets: readonly PresetState[]): ComponentState[] {
  return components.map((component) => {
    const id = presetIds.get(component.id ?? 0)
    return { ...component, preset: presets.find((preset) => preset.id === id)?.name ?? '' }
  })
}

function pathsOf(groups: readonly z.output<typeof wireGroup>[]): Map<string, string> {
  const pathOf = (uuid: string | null | undefined, depth = 0): string => {
    const group = groups.find((one) => one.uuid === uuid)
    // A group inside itself would have no path.
    if (!group || depth > groups.length) return ''
    return groupPath({ name: group.name, parent: pathOf(group.parent_uuid, depth + 1) })
  }
  return new Map(groups.map(({ uuid }) => [uuid, pathOf(uuid)]))
}

function toComponent(wire: z.output<typeof wireComponent>, paths: Map<string, string>): ComponentState {
  const { id, name, component_group_uuid: group, internal_tags_list: tags, preset_id: _, schema, ...settings } = wire
  return {
    id,
    name,
    group: paths.get(group ?? '') ?? '',
    tags: (tags ?? []).map((tag) => tag.name).toSorted(),
    settings: { ...settings, is_root: settings.is_root ?? false, is_nestable: settings.is_nestable ?? true },
    schema,
  }
}

function toDatasource({ id, slug, name, dimensions }: z.output<typeof wireDatasource>): DatasourceState {
  return { id, slug, name, dimensions }
}

async function readTags(requests: Requests): Promise<TagState[]> {
  const rows = await requests.list('internal_tags', 'internal_tags', { by_object_type: 'component' })
  return z.array(wireTag).parse(rows)
}

async function readPresets(requests: Requests, components: readonly ComponentState[]): Promise<PresetState[]> {
  const names = new Map(components.map(({ id, name }) => [id, name]))
  const rows = z.array(wirePreset).parse(await requests.list('presets', 'presets'))
  return rows.map(({ id, component_id: component, name, preset, image, ...texts }) => ({
    id,
    component: names.get(component) ?? '',
    name,
    ...texts,
    content: preset ?? {},
    picture: fileOf(image),
    ...(image && { image }),
  }))
}

async function readEntries(requests: Requests, datasources: readonly DatasourceState[]): Promise<EntryState[]> {
  const lists = datasources.flatMap((datasource) => [
    { datasource, dimension: undefined },
    ...datasource.dimensions.map((dimension) => ({ datasource, dimension })),
  ])
  const answers = await inParallel(lists, atOnce, async ({ datasource, dimension }) => {
    const query = { datasource_id: datasource.id ?? 0, ...(dimension?.id && { dimension: dimension.id }) }
    const rows = await requests.list('datasource_entries', 'datasource_entries', query)
    return { datasource, dimension, rows: z.array(wireEntry).parse(rows) }
  })
  const labels = new Map<number, Record<string, string>>()
  for (const { dimension, rows } of answers) {
    for (const { id, dimension_value: label } of dimension ? rows : [])
      if (label && dimension) labels.set(id, { ...labels.get(id), [dimension.entry_value]: label })
  }
  return answers
    .filter(({ dimension }) => dimension === undefined)
    .flatMap(({ datasource, rows }) =>
      rows.map(({ id, name, value }) => {
        return { id, datasource: datasource.slug, value: value ?? '', name, labels: labels.get(id) ?? {} }
      }),
    )
}
