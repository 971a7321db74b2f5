import { z } from 'zod'
import type { ManagementRequests } from '../management/management-requests.ts'

const label = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

const remoteGroup = z.object({
  id: z.number(),
  uuid: z.string(),
  name: z.string(),
  parent_uuid: z.string().nullish(),
})

const remoteField = z.looseObject({ type: z.string().optional() })

/** Only objects are fields; older spaces keep other keys beside them (Storyblok docs, component schema). */
const remoteFields = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((schema): Readonly<Record<string, z.output<typeof remoteField>>> => {
    const fields = Object.entries(schema ?? {}).flatMap(([name, field]) => {
      const parsed = remoteField.safeParse(field)
      return parsed.success ? [[name, parsed.data] as const] : []
    })
    return Object.fromEntries(fields)
  })

const remoteComponent = z.looseObject({
  id: z.number(),
  name: z.string(),
  display_name: label,
  description: label,
  icon: label,
  color: label,
  preview_field: label,
  is_root: z.boolean().nullish(),
  is_nestable: z.boolean().nullish(),
  component_group_uuid: z.string().nullish(),
  schema: remoteFields,
})

const remoteDimension = z.object({ id: z.number(), name: z.string(), entry_value: z.string() })

const remoteDatasource = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  dimensions: z.array(remoteDimension).nullish(),
})

const remoteEntry = z.object({
  id: z.number(),
  name: z.string(),
  value: z.string().nullish(),
  dimension_value: z.string().nullish(),
})

const remotePreset = z.object({
  id: z.number(),
  component_id: z.number(),
  name: z.string(),
  preset: z.record(z.string(), z.unknown()).nullish(),
  image: z.string().nullish(),
  color: z.string().nullish(),
  icon: z.string().nullish(),
  description: z.string().nullish(),
})

export type RemotePreset = z.output<typeof remotePreset>
export type RemoteGroup = z.output<typeof remoteGroup>
export type RemoteField = z.output<typeof remoteField>
export type RemoteComponent = z.output<typeof remoteComponent>
export type RemoteEntry = {
  id: number
  value: string
  name: string
  /** Dimension (`entry_value`) -> label; a dimension without a label is missing. */
  dimensionLabels: Readonly<Record<string, string>>
}
export type RemoteDatasource = Omit<z.output<typeof remoteDatasource>, 'dimensions'> & {
  dimensions: z.output<typeof remoteDimension>[]
  entries: RemoteEntry[]
}

/** What a space holds now, with the keys the API answered, so that it can be kept as a backup. */
export type RemoteSchema = {
  groups: RemoteGroup[]
  components: RemoteComponent[]
  datasources: RemoteDatasource[]
  presets: RemotePreset[]
}

/** Reads groups, components, presets and datasources with their entries and labels, over all pages. */
export async function readRemoteSchema(requests: ManagementRequests): Promise<RemoteSchema> {
  const groups = z.array(remoteGroup).parse(await requests.list('component_groups', 'component_groups'))
  const components = z.array(remoteComponent).parse(await requests.list('components', 'components'))
  const datasources = z.array(remoteDatasource).parse(await requests.list('datasources', 'datasources'))
  const filled: RemoteDatasource[] = []
  for (const datasource of datasources) filled.push(await withEntries(requests, datasource))
  const presets = z.array(remotePreset).parse(await requests.list('presets', 'presets'))
  return { groups, components, datasources: filled, presets }
}

async function withEntries(
  requests: ManagementRequests,
  datasource: z.output<typeof remoteDatasource>,
): Promise<RemoteDatasource> {
  const list = async (query: Readonly<Record<string, number>>) =>
    z
      .array(remoteEntry)
      .parse(
        await requests.list('datasource_entries', 'datasource_entries', { datasource_id: datasource.id, ...query }),
      )
  const dimensions = datasource.dimensions ?? []
  const labels = new Map<number, Record<string, string>>()
  for (const dimension of dimensions) {
    for (const { id, dimension_value } of await list({ dimension: dimension.id })) {
      if (dimension_value) labels.set(id, { ...labels.get(id), [dimension.entry_value]: dimension_value })
    }
  }
  const entries = (await list({})).map(({ id, name, value }) => ({
    id,
    name,
    value: value ?? '',
    dimensionLabels: labels.get(id) ?? {},
  }))
  return { ...datasource, dimensions, entries }
}
