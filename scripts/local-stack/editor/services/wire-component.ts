/** One field of a component's `schema` in the management API (Storyblok docs, field object). */
export type WireField = {
  type: string
  pos?: number
  display_name?: string
  description?: string
  required?: boolean
  translatable?: boolean
  default_value?: unknown
  regex?: string
  max_length?: number
  minlength?: number
  minimum?: number
  maximum?: number
  min_value?: number
  max_value?: number
  decimals?: number
  steps?: number
  disable_time?: boolean
  rtl?: boolean
  toolbar?: string[]
  customize_toolbar?: boolean
  style_options?: { _uid?: string; name: string; value: string }[]
  options?: { _uid?: string; name: string; value: string }[]
  source?: string
  datasource_slug?: string
  external_datasource?: string
  folder_slug?: string
  filter_content_type?: string[] | string
  use_uuid?: boolean
  exclude_empty_option?: boolean
  min_options?: number | string
  max_options?: number | string
  filetypes?: string[]
  asset_folder_id?: number
  allow_external_url?: boolean
  minimum_entries?: number
  maximum_entries?: number
  restrict_components?: boolean
  restrict_type?: string
  component_whitelist?: string[]
  component_denylist?: string[]
  component_group_whitelist?: string[]
  component_tag_whitelist?: (number | string)[]
  restrict_content_types?: boolean
  force_link_scope?: boolean
  link_scope?: string
  show_anchor?: boolean
  email_link_type?: boolean
  asset_link_type?: boolean
  allow_target_blank?: boolean
  allow_custom_attributes?: boolean
  conditional_settings?: unknown[]
  /** Names of the fields that a section or tab groups. */
  keys?: string[]
  /** Name of the plugin of a `custom` field. */
  field_type?: string
}

/** A filled block as a template for new ones. */
export type WirePreset = {
  id: number
  name: string
  description: string | null
  image: string | null
  preset: Record<string, unknown>
}

/** A component of the management API. */
export type WireComponent = {
  id: number
  name: string
  display_name: string | null
  real_name: string
  description: string | null
  icon: string | null
  color: string | null
  image: string | null
  preview_field: string | null
  preset_id: number | null
  is_root: boolean
  is_nestable: boolean
  component_group_uuid: string | null
  internal_tag_ids: (number | string)[]
  all_presets: WirePreset[]
  schema: Record<string, WireField>
}

export type WireComponentGroup = { id: number; name: string; uuid: string; parent_id: number | null }
