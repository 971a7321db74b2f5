import type { WireComponent, WireDatasource, WireDatasourceEntry } from 'component-schemas/to-wire.ts'
import { z } from 'zod'
import type { ManagementRequests } from '../management/management-requests.ts'
import { keptFieldKeys, type Plan, type WantedSchema } from './plan.ts'
import { isPicture, presetName, type WantedPreset } from './plan-presets.ts'
import type { RemoteComponent, RemoteEntry, RemoteSchema } from './remote-schema.ts'

/** What an application needs besides the plan: both sides, and the ids that came into being on the way. */
type Work = {
  requests: ManagementRequests
  wanted: WantedSchema
  remote: RemoteSchema
  groupUuids: Map<string, string>
  /** Name of a component -> its id. */
  componentIds: Map<string, number>
  /** Slug -> ids of the datasource and of its dimensions by `entry_value`. */
  datasources: Map<string, DatasourceIds>
}

type DatasourceIds = { id: number; dimensions: Readonly<Record<string, number>> }

/**
 * Sends the steps of a plan in their order: groups, datasources with entries, components, presets. Interrupted, it is
 * resumed by planning again. The caller has asked about destructive changes already.
 * @throws Error with a sentence when the API refuses a step; the steps before it are done
 */
export async function applyPlan(
  plan: Plan,
  sides: { wanted: WantedSchema; remote: RemoteSchema },
  requests: ManagementRequests,
): Promise<void> {
  const work: Work = {
    ...sides,
    requests,
    groupUuids: new Map(
      sides.remote.groups.filter((group) => !group.parent_uuid).map(({ name, uuid }) => [name, uuid]),
    ),
    componentIds: new Map(sides.remote.components.map(({ name, id }) => [name, id])),
    datasources: new Map(sides.remote.datasources.map((datasource) => [datasource.slug, idsOf(datasource)])),
  }
  for (const { kind, name } of plan.steps) await appliers[kind](work, name)
}

const appliers = {
  group: createGroup,
  datasource: writeDatasource,
  entry: writeEntry,
  component: writeComponent,
  preset: writePreset,
}

const newGroup = z.object({ component_group: z.object({ uuid: z.string() }) })

async function createGroup(work: Work, name: string): Promise<void> {
  const answer = await work.requests.send('post', 'component_groups', { body: { component_group: { name } } })
  work.groupUuids.set(name, newGroup.parse(answer).component_group.uuid)
}

const writtenDatasource = z.object({
  datasource: z.object({
    id: z.number(),
    dimensions: z.array(z.object({ id: z.number(), entry_value: z.string() })),
  }),
})

async function writeDatasource(work: Work, slug: string): Promise<void> {
  const wanted = wantedDatasource(work, slug)
  const known = work.datasources.get(slug)
  const dimensions_attributes = wanted.dimensions.map((dimension) => {
    const id = known?.dimensions[dimension.entry_value]
    return { ...(id !== undefined && { id }), name: dimension.name, entry_value: dimension.entry_value }
  })
  const body = { datasource: { name: wanted.name, slug, dimensions_attributes } }
  const answer = known
    ? await work.requests.send('put', `datasources/${known.id}`, { body })
    : await work.requests.send('post', 'datasources', { body })
  work.datasources.set(slug, idsOf(writtenDatasource.parse(answer).datasource))
}

function idsOf(datasource: { id: number; dimensions: readonly { id: number; entry_value: string }[] }): DatasourceIds {
  return {
    id: datasource.id,
    dimensions: Object.fromEntries(datasource.dimensions.map(({ id, entry_value }) => [entry_value, id])),
  }
}

const newEntry = z.object({ datasource_entry: z.object({ id: z.number() }) })

async function writeEntry(work: Work, name: string): Promise<void> {
  const at = name.indexOf('=')
  const [slug, value] = [name.slice(0, at), name.slice(at + 1)]
  const wanted = wantedDatasource(work, slug).entries.find((entry) => entry.value === value)
  const ids = work.datasources.get(slug)
  if (!wanted || !ids) throw new Error(`The plan names the entry ${name}, which is not in the repository.`)
  const known = work.remote.datasources.find((datasource) => datasource.slug === slug)
  const there = known?.entries.find((entry) => entry.value === value)
  const id = there?.id ?? (await createEntry(work, { name: wanted.name, value, datasource_id: ids.id }))
  if (there && there.name !== wanted.name) await changeEntry(work, { id, wanted })
  for (const label of missingLabels(wanted, there))
    await changeEntry(work, { id, wanted, label: inDimension(ids, label) })
}

type Label = { dimension: string; text: string }

function missingLabels(wanted: WireDatasourceEntry, there: RemoteEntry | undefined): Label[] {
  return Object.entries(wanted.dimensionLabels)
    .filter(([dimension, text]) => there?.dimensionLabels[dimension] !== text)
    .map(([dimension, text]) => ({ dimension, text }))
}

function inDimension(ids: DatasourceIds, { dimension, text }: Label): { dimensionId: number; text: string } {
  const dimensionId = ids.dimensions[dimension]
  if (dimensionId !== undefined) return { dimensionId, text }
  throw new Error(`The datasource ${ids.id} has no dimension ${dimension}.`)
}

type EntryChange = { id: number; wanted: WireDatasourceEntry; label?: { dimensionId: number; text: string } }

/** A label of a dimension is written through its entry, with the dimension in the query (Storyblok docs, datasource entries). */
async function changeEntry({ requests }: Work, { id, wanted, label }: EntryChange): Promise<void> {
  const plain = { name: wanted.name, value: wanted.value }
  await requests.send('put', `datasource_entries/${id}`, {
    ...(label && { query: { dimension_id: label.dimensionId } }),
    body: { datasource_entry: { ...plain, ...(label && { dimension_value: label.text }) } },
  })
}

async function createEntry(work: Work, entry: { name: string; value: string; datasource_id: number }): Promise<number> {
  const answer = await work.requests.send('post', 'datasource_entries', { body: { datasource_entry: entry } })
  return newEntry.parse(answer).datasource_entry.id
}

const newComponent = z.object({ component: z.object({ id: z.number() }) })

async function writeComponent(work: Work, name: string): Promise<void> {
  const wanted = work.wanted.components.find((component) => component.name === name)
  if (!wanted) throw new Error(`The plan names the component ${name}, which is not in the repository.`)
  const known = work.remote.components.find((component) => component.name === name)
  const { group, schema, ...settings } = wanted
  const component = {
    ...settings,
    component_group_uuid: work.groupUuids.get(group),
    schema: known ? withKeptKeys(schema, known) : schema,
  }
  if (known) {
    await work.requests.send('put', `components/${known.id}`, { body: { component } })
    return
  }
  const answer = await work.requests.send('post', 'components', { body: { component } })
  work.componentIds.set(name, newComponent.parse(answer).component.id)
}

function withKeptKeys(schema: WireComponent['schema'], known: RemoteComponent): WireComponent['schema'] {
  const fields = Object.entries(schema).map(([name, field]) => {
    const kept = Object.entries(known.schema[name] ?? {}).filter(([key]) => keptFieldKeys.includes(key))
    return [name, { ...field, ...Object.fromEntries(kept) }] as const
  })
  return Object.fromEntries(fields)
}

async function writePreset(work: Work, name: string): Promise<void> {
  const wanted = work.wanted.presets.find((preset) => presetName(preset) === name)
  const componentId = wanted && work.componentIds.get(wanted.component)
  if (!wanted || componentId === undefined)
    throw new Error(`The plan names the preset ${name}, which has no component.`)
  const known = work.remote.presets.find((one) => one.component_id === componentId && one.name === wanted.name)
  const { picture, content, description, icon, color } = wanted
  const image = isPicture(known?.image, picture) ? known?.image : await uploadPicture(work, picture)
  const preset = { name: wanted.name, component_id: componentId, preset: content, image, description, icon, color }
  if (known) await work.requests.send('put', `presets/${known.id}`, { body: { preset } })
  else await work.requests.send('post', 'presets', { body: { preset } })
}

/** The picture becomes a file of the space: the CMS shows it by its address. */
async function uploadPicture({ requests }: Work, picture: WantedPreset['picture']): Promise<string | undefined> {
  return picture && (await requests.upload({ name: picture.name, bytes: picture.bytes }))
}

function wantedDatasource(work: Work, slug: string): WireDatasource {
  const wanted = work.wanted.datasources.find((datasource) => datasource.slug === slug)
  if (!wanted) throw new Error(`The plan names the datasource ${slug}, which is not in the repository.`)
  return wanted
}
