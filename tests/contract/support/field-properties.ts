function choice(value: string) {
  return { name: value, value }
}

/** Type of a field -> property -> a value, or a value and the risk of setting it (Storyblok docs, schema field object). */
export const fieldProperties: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  text: { default_value: 'a', max_length: 9, minlength: 2, regex: '^a', rtl: true, required: true, translatable: true },
  textarea: { default_value: 'a', max_length: 9, minlength: 2, regex: '^a', required: true },
  markdown: { rich_markdown: true, toolbar: ['bold'], max_length: 9, allow_multiline: true },
  richtext: {
    customize_toolbar: true,
    toolbar: ['bold', 'link'],
    style_options: [choice('lead')],
    restrict_components: true,
    component_whitelist: ['card'],
    allow_target_blank: true,
    allow_custom_attributes: true,
  },
  number: { min_value: 1, max_value: 9, decimals: 2, steps: 1, default_value: '3' },
  datetime: { disable_time: true },
  boolean: { inline_label: true, default_value: true },
  option: {
    options: [choice('a')],
    source: 'internal_stories',
    filter_content_type: ['page'],
    folder_slug: '{0}/x',
    use_uuid: true,
    exclude_empty_option: true,
  },
  options: {
    options: [choice('a')],
    min_options: '1',
    max_options: '3',
    is_reference_type: true,
    entry_appearance: 'card',
  },
  asset: { filetypes: ['images'], allow_external_url: true, asset_folder_id: 7 },
  multiasset: { filetypes: ['images'], minimum_entries: 1, maximum_entries: 3 },
  multilink: {
    email_link_type: true,
    asset_link_type: true,
    show_anchor: true,
    restrict_content_types: true,
    force_link_scope: true,
    link_scope: 'x/',
  },
  bloks: { restrict_components: true, restrict_type: 'groups', component_whitelist: ['card'], minimum: 1, maximum: 3 },
  table: { required: true },
  section: { keys: ['a_text'] },
  custom: { field_type: 'palette', options: [choice('a')], required_fields: 'colour' },
}

/** Properties that take something away when they are set where nothing was. */
const narrowingWhenSet =
  /^(max_length|minlength|regex|min_value|max_value|decimals|steps|disable_time|toolbar|customize_toolbar|restrict_components|component_whitelist|source|filter_content_type|folder_slug|use_uuid|exclude_empty_option|min_options|max_options|is_reference_type|filetypes|minimum|maximum|minimum_entries|maximum_entries|restrict_content_types|force_link_scope|link_scope|field_type)$/

/** Names of the risks of setting a property of the field `box.a_<type>`. */
export function propertyRisk(type: string, property: string): string[] {
  if (property === 'required') return [`require:box.a_${type}`]
  return narrowingWhenSet.test(property) ? [`narrow:box.a_${type}.${property}`] : []
}
