import { unprocessable } from '../delivery-refusal.ts'
import { selectionParameters } from './selection-parameters.ts'
import type { ShapingName } from './shaping-parameters.ts'

const everywhere = ['token', 'version', 'cv'] as const satisfies readonly ShapingName[]
const paging = ['page', 'per_page'] as const satisfies readonly ShapingName[]
const storyShape = [
  'language',
  'fallback_lang',
  'resolve_relations',
  'resolve_level',
  'resolve_links',
  'resolve_links_level',
  'resolve_assets',
  'from_release',
  'excluding_fields',
  'excluding_story_fields',
] as const satisfies readonly ShapingName[]

/** One endpoint below `/v2/cdn` and the parameters that it accepts; any other is refused with 422. */
export type Endpoint = {
  path: string
  shaping: readonly ShapingName[]
  /** Selection parameters by name; `all` for every one of them. */
  selection: 'all' | readonly string[]
  takesFilters: boolean
}

export const endpoints = {
  stories: {
    path: '/stories',
    shaping: [...everywhere, ...paging, ...storyShape, 'sort_by'],
    selection: 'all',
    takesFilters: true,
  },
  story: {
    path: '/stories/{slug, id or uuid}',
    shaping: [...everywhere, ...storyShape, 'find_by'],
    selection: ['content_type'],
    takesFilters: false,
  },
  links: {
    path: '/links',
    shaping: [...everywhere, ...paging, 'by_uuid', 'with_parent', 'include_dates', 'paginated', 'sort_by'],
    selection: ['starts_with'],
    takesFilters: false,
  },
  link: { path: '/links/{uuid}', shaping: [...everywhere, 'include_dates'], selection: [], takesFilters: false },
  datasources: {
    path: '/datasources',
    shaping: [...everywhere, ...paging, 'search'],
    selection: ['by_ids'],
    takesFilters: false,
  },
  datasource: { path: '/datasources/{id or slug}', shaping: everywhere, selection: [], takesFilters: false },
  datasourceEntries: {
    path: '/datasource_entries',
    shaping: [...everywhere, ...paging, 'datasource', 'dimension'],
    selection: [],
    takesFilters: false,
  },
  tags: { path: '/tags', shaping: [...everywhere, ...paging], selection: ['starts_with'], takesFilters: true },
  space: { path: '/spaces/me', shaping: everywhere, selection: [], takesFilters: false },
  asset: { path: '/assets/me', shaping: [...everywhere, 'filename'], selection: [], takesFilters: false },
  experiments: { path: '/experiments', shaping: everywhere, selection: [], takesFilters: false },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints

/**
 * Refuses parameters that an endpoint does not accept, as the vendor does: a list parameter on a single story would
 * otherwise hide a caller's mistake until production.
 * @throws DeliveryRefusal 422 with the names of all of them
 */
export function requireKnownParameters(endpoint: Endpoint, names: Iterable<string>, hasFilters: boolean): void {
  const unknown = [...names].filter((name) => !accepts(endpoint, name))
  if (hasFilters && !endpoint.takesFilters) unknown.push('filter_query')
  if (unknown.length > 0) throw unprocessable(`Parameter(s) ${unknown.join(', ')} not allowed`)
}

function accepts({ shaping, selection }: Endpoint, name: string): boolean {
  if (shaping.some((known) => known === name)) return true
  return selection === 'all' ? selectionParameters.some((row) => row.name === name) : selection.includes(name)
}
