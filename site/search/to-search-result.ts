import { isObject } from 'component-schemas/parse/is-object.ts'
import { anchorOf } from 'component-schemas/search/match/row-anchors.ts'
import { groupOfType, type SearchHit } from 'component-schemas/search/search-results.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { pathForAddress } from '#site/routing/stories/path-for-address.ts'
import { hitMatch } from './hit-match.ts'
import { markedParts } from './marked-parts.ts'

type Json = Readonly<Record<string, unknown>>

/**
 * A hit as a list shows it; undefined when it is none of ours, or has no page where the reader is. Read by hand: the
 * browser loads this while the visitor types.
 * @param typed the words of the search, of which a hit says what matches them
 */
export function toSearchHit(found: unknown, siteContext: SiteContext, typed: string): SearchHit | undefined {
  const hit = jsonOf(found)
  const [id, address, translated] = [textIn(hit, 'objectID'), textIn(hit, 'address'), textIn(hit, 'path')]
  const group = groupOfType(textIn(hit, 'type') ?? '')
  if (id === undefined || address === undefined || group === undefined) return undefined
  const href = pathForAddress({ address, translated }, siteContext) ?? textIn(hit, 'file')
  if (href === undefined) return undefined
  const story = textIn(hit, 'entityId') ?? id
  return { id, story, group, ...wordsOf(hit), ...rowOf(hit, href, typed), ...markOf(hit) }
}

function wordsOf(hit: Json): Pick<SearchHit, 'name' | 'code' | 'heading' | 'text' | 'image'> {
  const marked = jsonOf(hit['_highlightResult'])
  const shown = (name: string) => markedParts(textIn(jsonOf(marked[name]), 'value') ?? textIn(hit, name) ?? '')
  const [name, code, heading] = [shown('name'), shown('code'), shown('heading')]
  const src = textIn(jsonOf(hit['image']), 'src')
  return {
    name,
    text: textOf(hit),
    ...(code.length > 0 && { code }),
    ...(heading.length > 0 && { heading }),
    ...(src !== undefined && { image: { src } }),
  }
}

/** What matches, and the address of the row of the product's page that has it. */
function rowOf(hit: Json, href: string, typed: string): Pick<SearchHit, 'href' | 'match'> {
  const match = hitMatch(hit, typed)
  const anchor = match && anchorOf(match)
  return { href: anchor === undefined ? href : `${href}#${encodeURIComponent(anchor)}`, ...(match && { match }) }
}

/** Only the index of the extranet knows editions. */
function markOf(hit: Json): Pick<SearchHit, 'isSuperseded'> {
  return hit['superseded'] === 1 ? { isSuperseded: true } : {}
}

/** The words around a match; where nothing in the text matches, what a card says. */
function textOf(hit: Json) {
  const snippet = markedParts(textIn(jsonOf(jsonOf(hit['_snippetResult'])['text']), 'value') ?? '')
  const summary = textIn(hit, 'summary')
  const hasMatch = snippet.some(({ isMatch }) => isMatch)
  return hasMatch || summary === undefined ? snippet : markedParts(summary)
}

function jsonOf(value: unknown): Json {
  return isObject(value) ? value : {}
}

function textIn(json: Json, name: string): string | undefined {
  const value = json[name]
  return typeof value === 'string' ? value : undefined
}
