import { type Datasource, labelIn } from '../datasources/define-datasource.ts'
import { furtherLanguages, sourceLanguage } from '../served.ts'
import type { Block } from './define-block.ts'
import type { Field, WireField } from './field.ts'

/** A component as the management API stores it (Storyblok docs, component object), with its group by name. */
export type WireComponent = {
  name: string
  display_name: string
  description: string
  icon: string
  color: string
  preview_field: string
  is_root: boolean
  is_nestable: boolean
  /** Name of the group; the API wants the group's uuid, which only the space knows. */
  group: string
  /** Name before a renaming. */
  was?: string
  /** New name of a field -> the one before. */
  fieldsWere?: Readonly<Record<string, string>>
  /** Internal tags by name, at least. */
  tags?: readonly string[]
  schema: Readonly<Record<string, WireSchemaField>>
}

export type WireSchemaField = { type: string; pos: number } & Readonly<Record<string, unknown>>

/** A datasource with its entries as the management API stores them (Storyblok docs, datasource object). */
export type WireDatasource = {
  name: string
  slug: string
  /** Slug before a renaming. */
  was?: string
  dimensions: readonly { name: string; entry_value: string }[]
  entries: readonly WireDatasourceEntry[]
}

export type WireDatasourceEntry = {
  /** Stored value. */
  value: string
  /** Value before a renaming. */
  was?: string
  /** Label in the default language. */
  name: string
  /** Dimension (`entry_value`) -> label. */
  dimensionLabels: Readonly<Record<string, string>>
}

/** Allowed blocks of a field in the form of the API; empty for fields without nesting. */
function nestingOf(field: Field): Readonly<Record<string, unknown>> {
  if (!field.nests || field.nests.length === 0) return {}
  return {
    component_whitelist: field.nests.map((block) => block.name),
    // Without it the API ignores the list in rich text (Storyblok docs, rich text field).
    restrict_components: true,
    restrict_type: '',
  }
}

/** A block in the form of the management API. Fields keep their order; tabs follow them. */
export function toWire(block: Block): WireComponent {
  return {
    name: block.name,
    display_name: block.label,
    description: block.description,
    icon: block.icon,
    color: block.color,
    preview_field: block.previewField ?? '',
    is_root: block.isContentType,
    is_nestable: !block.isContentType,
    group: block.group,
    ...(block.was !== undefined && { was: block.was }),
    ...formerFields(block),
    ...(block.tags && { tags: block.tags }),
    schema: Object.fromEntries(wireFields(block).map(([name, field], pos) => [name, { ...field, pos }])),
  }
}

function formerFields({ fields }: Block): Pick<WireComponent, 'fieldsWere'> {
  const renamed = Object.entries(fields).flatMap(([name, { was }]) => (was === undefined ? [] : [[name, was] as const]))
  return renamed.length > 0 ? { fieldsWere: Object.fromEntries(renamed) } : {}
}

function wireFields(block: Block): [string, Readonly<Record<string, unknown>> & { type: string }][] {
  return [
    ...Object.entries(block.fields).map(([name, field]): [string, WireField & Readonly<Record<string, unknown>>] => [
      name,
      { ...field.wire, ...nestingOf(field) },
    ]),
    ...tabsOf(block).map(({ name, ...tab }): [string, typeof tab] => [name, tab]),
  ]
}

/** The tabs of a block's form as layout fields; fields without a tab are on the first one. */
export function tabsOf(block: Block): { name: string; type: 'tab'; display_name: string; keys: string[] }[] {
  return Object.entries(block.tabs).map(([heading, keys]) => ({
    name: `tab-${heading.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    type: 'tab',
    display_name: heading,
    keys: [...keys],
  }))
}

/** A datasource in the form of the management API. */
export function datasourceToWire(datasource: Datasource): WireDatasource {
  return {
    name: datasource.name,
    slug: datasource.slug,
    ...(datasource.was !== undefined && { was: datasource.was }),
    dimensions: furtherLanguages,
    entries: datasource.entries.map(({ value, labels, was }) => ({
      value,
      name: labelIn(labels, sourceLanguage),
      ...(was !== undefined && { was }),
      dimensionLabels: Object.fromEntries(
        furtherLanguages.map(({ entry_value: language }) => [language, labelIn(labels, language)]),
      ),
    })),
  }
}
