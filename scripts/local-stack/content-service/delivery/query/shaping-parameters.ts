import { z } from 'zod'
import { unprocessable } from '../delivery-refusal.ts'
import { csv } from './parse-query.ts'

/** A number in a range: clamps values outside it; `fallback` for a text that is no number. */
function clamped(min: number, max: number, fallback: number) {
  const read = (text: string) => (/^-?\d{1,15}$/.test(text) ? Math.min(Math.max(Number(text), min), max) : fallback)
  return z.string().transform(read)
}

function list() {
  return z.string().transform(csv)
}

const text = z.string()

/**
 * Parameters that shape a response and do not select stories: name, accepted values, meaning, parser. `accepts` and
 * `meaning` are the texts of the README table. `isGuess` marks behaviour that the vendor does not document.
 */
export const shapingParameters = {
  token: {
    accepts: 'a public or preview token',
    meaning: 'public reads published content, preview reads both',
    schema: text,
  },
  version: {
    accepts: 'draft, published',
    meaning: 'layer of content; published by default',
    schema: z.enum(['draft', 'published']),
  },
  cv: {
    accepts: 'unix seconds',
    meaning: 'cache version; a published request without a usable one is redirected',
    schema: text,
  },
  language: { accepts: 'a language code of the space', meaning: 'translated fields and addresses', schema: text },
  fallback_lang: {
    accepts: 'a language code',
    meaning: 'read before the default language where a translation is missing',
    schema: text,
  },
  page: { accepts: 'a number from 1', meaning: 'page of the list', schema: clamped(1, 1_000_000, 1) },
  per_page: {
    accepts: 'a number from 1 to 100 (links and datasource entries: 1000)',
    meaning: 'entries of a page; 25 by default',
    schema: clamped(1, 1000, 25),
  },
  sort_by: {
    accepts: 'property:asc|desc or content.field:asc|desc[:int|float][:nulls_first|nulls_last], separated by commas',
    meaning: 'order of the list',
    schema: text,
  },
  find_by: { accepts: 'uuid', meaning: 'the path of a single story is its uuid', schema: z.enum(['uuid']) },
  resolve_relations: {
    accepts: 'component.field, separated by commas',
    meaning: 'stories named by these fields come as rels',
    schema: list(),
  },
  resolve_level: {
    accepts: '1, 2',
    meaning: '2 resolves the relations of resolved stories too',
    isGuess: true,
    schema: z.enum(['1', '2']),
  },
  resolve_links: {
    accepts: 'story, url, link, 1 (the same as story), 0',
    meaning: 'linked stories come as links',
    schema: z.enum(['story', 'url', 'link', '1', '0']),
  },
  resolve_links_level: {
    accepts: '1, 2',
    meaning: '2 resolves the links of linked stories too',
    schema: z.enum(['1', '2']),
  },
  resolve_assets: {
    accepts: '1',
    meaning: 'assets of the content come as assets',
    schema: z.enum(['0', '1', 'true', 'false']),
  },
  excluding_fields: {
    accepts: 'field names',
    meaning: 'left out of the content, at its top level',
    isGuess: true,
    schema: list(),
  },
  excluding_story_fields: {
    accepts: 'story property names',
    meaning: 'left out of stories; id, uuid, name, slug, full_slug and content stay',
    schema: list(),
  },
  from_release: {
    accepts: 'a release id, 0 for none; with version=draft',
    meaning: 'stories, relations and links as they will be after the release',
    schema: z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  },
  include_dates: { accepts: '0, 1', meaning: 'links carry their dates', schema: z.enum(['0', '1', 'true', 'false']) },
  paginated: {
    accepts: '1',
    meaning: 'links come in pages, as they always do; 0 is refused with 501',
    schema: z.enum(['0', '1', 'true', 'false']),
  },
  with_parent: {
    accepts: 'a folder id, 0 for the root',
    meaning: 'links directly in that folder',
    schema: z.coerce.number().int(),
  },
  by_uuid: { accepts: 'a uuid', meaning: 'the link of one story', schema: text },
  datasource: { accepts: 'the slug or id of a datasource', meaning: 'whose entries are listed', schema: text },
  dimension: { accepts: 'the entry value of a dimension', meaning: 'fills dimension_value', schema: text },
  search: { accepts: 'text', meaning: 'datasources whose name or slug holds it', schema: text },
  filename: { accepts: 'the address of an asset', meaning: 'which asset', schema: text },
} as const

export type ShapingName = keyof typeof shapingParameters

/** The parsed shaping parameters of one request; a missing or empty parameter is absent. */
export type Shaping = { [Name in ShapingName]?: z.output<(typeof shapingParameters)[Name]['schema']> }

/**
 * Parses the shaping parameters of a request and ignores other names.
 * @throws DeliveryRefusal 422 with the parameter and its accepted values
 */
export function readShaping(parameters: ReadonlyMap<string, string>): Shaping {
  const read: Record<string, unknown> = {}
  for (const [name, row] of Object.entries(shapingParameters)) {
    const value = parameters.get(name)
    if (value === undefined || value === '') continue
    const parsed = row.schema.safeParse(value)
    if (!parsed.success) throw unprocessable(`Parameter ${name} accepts ${row.accepts}`)
    read[name] = parsed.data
  }
  return read
}
