import { z } from 'zod'

const label = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

const numeric = z.union([z.number(), z.string()]).transform(Number)

const wireField = z.looseObject({ type: z.string().optional() })

/** Only objects are fields; older spaces keep other keys beside them (Storyblok docs, component schema). */
const wireFields = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((schema): Readonly<Record<string, z.output<typeof wireField>>> => {
    const fields = Object.entries(schema ?? {}).flatMap(([name, field]) => {
      const parsed = wireField.safeParse(field)
      return parsed.success ? [[name, parsed.data] as const] : []
    })
    return Object.fromEntries(fields)
  })

export const wireGroup = z.object({
  id: z.number(),
  uuid: z.string(),
  name: z.string(),
  parent_uuid: z.string().nullish(),
})

export const wireTag = z.object({ id: numeric, name: z.string() })

export const wireComponent = z.object({
  id: z.number(),
  name: z.string(),
  display_name: label,
  description: label,
  icon: label,
  color: label,
  preview_field: label,
  preview_tmpl: label,
  image: label,
  is_root: z.boolean().nullish(),
  is_nestable: z.boolean().nullish(),
  component_group_uuid: z.string().nullish(),
  preset_id: z.number().nullish(),
  internal_tags_list: z.array(wireTag).nullish(),
  schema: wireFields,
})

export const wireDatasource = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  dimensions: z
    .array(z.object({ id: z.number(), name: z.string(), entry_value: z.string() }))
    .nullish()
    .transform((dimensions) => dimensions ?? []),
})

export const wireEntry = z.object({
  id: z.number(),
  name: z.string(),
  value: z.string().nullish(),
  dimension_value: z.string().nullish(),
})

export const wirePreset = z.object({
  id: z.number(),
  component_id: z.number(),
  name: z.string(),
  preset: z.record(z.string(), z.unknown()).nullish(),
  image: z.string().nullish(),
  color: label,
  icon: label,
  description: label,
})
