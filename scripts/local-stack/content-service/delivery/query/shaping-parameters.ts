import { z } from 'zod'
import { unprocessable } from '../delivery-refusal.ts'
import { csv } from './parse-query.ts'

/** A number from 1: clamps values outside the range; `fallback` for a text that is no number. */
function clamped(max: number, fallback: number) {
  const read = (text: string) => (/^-?\d{1,15}$/.test(text) ? Math.min(Math.max(Number(text), 1), max) : fallback)
  return z.string().transform(read)
}

function list() {
  return z.string().transform(csv)
}

function documented<Schema extends z.ZodType>(accepts: string, meaning: string, schema: Schema) {
  return { accepts, meaning, schema }
}

function guessed<Schema extends z.ZodType>(accepts: string, meaning: string, schema: Schema) {
  return { accepts, meaning, isGuess: true, schema }
}

const text = z.string()

/**
 * Parameters that shape a response and do not select stories: name, accepted values, meaning, parser. `accepts` and
 * `meaning` are the texts of the README table. The vendor does not document what is guessed.
 */
export const shapingParameters = {
  token: documented('a public or preview token', 'public reads published content, preview reads both', text),
  version: documented('draft, published', 'layer of content; published by default', z.enum(['draft', 'published'])),
  cv: documented('unix seconds', 'cache version; a published request without a usable one is redirected', text),
  language: documented('a language code of the space', 'translated fields and addresses', text),
  fallback_lang: documented('a language code', 'read before the default language where a translation is missing', text),
  page: documented('a number from 1', 'page of the list', clamped(1_000_000, 1)),
  per_page: documented(
    'a number from 1 to 100 (links and datasource entries: 1000)',
    'entries of a page; 25 by default',
    clamped(1000, 25),
  ),
  sort_by: documented(
    'property:asc|desc or content.field:asc|desc[:int|float][:nulls_first|nulls_last], separated by commas',
    'order of the list',
    text,
  ),
  find_by: documented('uuid', 'the path of a single story is its uuid', z.enum(['uuid'])),
  resolve_relations: documented(
    'component.field, separated by commas',
    'stories named by these fields come as rels',
    list(),
  ),
  resolve_level: guessed('1, 2', '2 resolves the relations of resolved stories too', z.enum(['1', '2'])),
  resolve_links: documented(
    'story, url, link, 1 (the same as story), 0',
    'linked stories come as links',
    z.enum(['story', 'url', 'link', '1', '0']),
  ),
  resolve_links_level: documented('1, 2', '2 resolves the links of linked stories too', z.enum(['1', '2'])),
  resolve_assets: documented('1', 'assets of the content come as assets', z.enum(['0', '1', 'true', 'false'])),
  excluding_fields: guessed('field names', 'left out of the content, at its top level', list()),
  excluding_story_fields: documented(
    'story property names',
    'left out of stories; id, uuid, name, slug, full_slug and content stay',
    list(),
  ),
  from_release: documented(
    'a release id, 0 for none; with version=draft',
    'stories, relations and links as they will be after the release',
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  ),
  include_dates: documented('0, 1', 'links carry their dates', z.enum(['0', '1', 'true', 'false'])),
  paginated: documented(
    '1',
    'links come in pages, as they always do; 0 is refused with 501',
    z.enum(['0', '1', 'true', 'false']),
  ),
  with_parent: documented('a folder id, 0 for the root', 'links directly in that folder', z.coerce.number().int()),
  by_uuid: documented('a uuid', 'the link of one story', text),
  datasource: documented('the slug or id of a datasource', 'whose entries are listed', text),
  dimension: documented('the entry value of a dimension', 'fills dimension_value', text),
  search: documented('text', 'datasources whose name or slug holds it', text),
  filename: documented('the address of an asset', 'which asset', text),
}

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
