import { z } from 'zod'

const name = z.string().trim().min(1, "can't be blank")

const datasourceFields = z
  .object({
    name,
    slug: z
      .string()
      .trim()
      .min(1, "can't be blank")
      .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, 'is invalid'),
    dimensions_attributes: z.array(
      z.object({
        id: z.number().optional(),
        name: name.optional(),
        entry_value: name.optional(),
        _destroy: z.boolean().optional(),
      }),
    ),
  })
  .partial()

/** Bodies of /datasources. Storyblok docs, management API: datasources. */
export const newDatasourceBody = z.object({ datasource: datasourceFields.required({ name: true, slug: true }) })
export const datasourceChangeBody = z.object({ datasource: datasourceFields })

export type DatasourceFields = z.output<typeof datasourceFields>

const entryFields = z
  .object({
    name,
    value: z.string(),
    datasource_id: z.number().int(),
    dimension_value: z.string().nullable(),
    position: z.number().int(),
  })
  .partial()

const dimensionId = z.union([z.number(), z.string()]).transform(Number).optional()

/** Bodies of /datasource_entries; `dimension_id` names the dimension of `dimension_value`. */
export const newEntryBody = z.object({
  datasource_entry: entryFields.required({ name: true, value: true, datasource_id: true }),
  dimension_id: dimensionId,
})
export const entryChangeBody = z.object({ datasource_entry: entryFields, dimension_id: dimensionId })

export type EntryFields = z.output<typeof entryFields>
