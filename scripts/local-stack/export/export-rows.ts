import { z } from 'zod'

const text = z.string().min(1)
const optionalText = z.string().nullish()
const json = z.record(z.string(), z.unknown())

/** `languages/<space>/languages.<space>.json`. */
export const exportedLanguages = z.object({
  default_lang_name: optionalText,
  languages: z.array(z.object({ code: text, name: z.string() })),
})

/** Rows of `components/<space>`; each is what the management API answers for it. */
export const exportedComponent = z.looseObject({
  id: z.number(),
  name: text,
  schema: z.record(z.string(), z.looseObject({ type: z.string().optional() })),
  component_group_uuid: optionalText,
  preset_id: z.number().nullish(),
  internal_tag_ids: z.array(z.coerce.number()).default([]),
})
export const exportedTag = z.object({ id: z.number(), name: text, object_type: z.string().default('component') })
export const exportedPreset = z.looseObject({ id: z.number(), name: text, component_id: z.number(), preset: json })

/** A row of `datasources/<space>`. */
export const exportedDatasource = z.object({
  name: text,
  slug: text,
  dimensions: z.array(z.object({ name: text, entry_value: text })).default([]),
  entries: z.array(z.object({ name: text, value: z.string(), dimension_values: json.default({}) })).default([]),
})

/** A folder: of `components/<space>/groups.json`, or `assets/<space>/folders/<name>_<uuid>.json`. */
export const exportedFolder = z.object({ id: z.number(), uuid: text, name: text, parent_id: z.number().nullish() })

/** `assets/<space>/<name>_<id>.json`, with the file beside it. */
export const exportedAsset = z.object({
  id: z.number(),
  filename: z.url(),
  alt: optionalText,
  title: optionalText,
  copyright: optionalText,
  focus: optionalText,
  source: optionalText,
  is_private: z.boolean().nullish(),
  asset_folder_id: z.number().nullish(),
  meta_data: json.nullish(),
  internal_tags_list: z.array(z.object({ id: z.number(), name: text })).default([]),
})

/** A story or folder, `stories/<space>/<slug>_<uuid>.json`. */
export const exportedStory = z
  .object({
    id: z.number(),
    uuid: text,
    name: text,
    slug: text,
    full_slug: text,
    parent_id: z.number().nullish(),
    is_folder: z.boolean().default(false),
    is_startpage: z.boolean().default(false),
    position: z.number().optional(),
    path: optionalText,
    group_id: z.string().optional(),
    default_root: optionalText,
    disable_fe_editor: z.boolean().optional(),
    sort_by_date: optionalText,
    first_published_at: optionalText,
    meta_data: json.nullish(),
    published: z.boolean().nullish(),
    tag_list: z.array(z.string()).default([]),
    translated_slugs: z.array(z.object({ lang: text, slug: optionalText, name: optionalText })).default([]),
    content: json.nullish(),
  })
  .refine(({ is_folder: isFolder, content }) => isFolder || typeof content?.['component'] === 'string', {
    path: ['content', 'component'],
    message: 'A story needs the name of its content type',
  })

/** A row with the file that it was read from. */
export type Row<Schema extends z.ZodType> = z.output<Schema> & { readonly file: string }

/** A space as the vendor's command line pulls it. */
export type SpaceExport = {
  languages: readonly Row<typeof exportedLanguages>[]
  groups: readonly Row<typeof exportedFolder>[]
  tags: readonly Row<typeof exportedTag>[]
  components: readonly Row<typeof exportedComponent>[]
  presets: readonly Row<typeof exportedPreset>[]
  datasources: readonly Row<typeof exportedDatasource>[]
  assetFolders: readonly Row<typeof exportedFolder>[]
  /** `bytes`: the file's path. */
  assets: readonly (Row<typeof exportedAsset> & { readonly bytes: string })[]
  stories: readonly Row<typeof exportedStory>[]
}
