import { cachingIndex } from '../engine/caching-index.ts'
import { miniSearchIndex } from '../engine/mini-search-index.ts'
import type { TextIndex } from '../engine/text-index.ts'
import { splitWords } from '../engine/words.ts'
import { allTexts, attributeValues, type SearchRecord, searchableTexts } from './attribute-values.ts'
import {
  facetAttributes,
  type IndexSettings,
  indexLanguages,
  listSetting,
  type SearchableAttribute,
  searchableAttributes,
} from './index-settings.ts'

export type FacetValue = string | number | boolean

/** A searchable record. Words are numbers of the index's vocabulary. */
export type Document = {
  id: number
  record: SearchRecord
  words: Uint32Array
  /** Number of the searchable attribute of each word. */
  attributes: Uint8Array
  /** Position of each word in its attribute; values of a list are far apart. */
  places: Uint16Array
  /** 1 when the word is the whole value. */
  isAlone: Uint8Array
  /** Values of the attributes for faceting, and the tags. */
  facets: Readonly<Record<string, readonly FacetValue[]>>
}

/** One state of an index in memory. `documents` contains only what readers may see. */
export type LiveIndex = {
  settings: IndexSettings
  attributes: readonly SearchableAttribute[]
  text: TextIndex
  vocabulary: Map<string, number>
  documents: Map<number, Document>
  idOf: Map<string, number>
  nextId: number
}

export type Changes = { put: readonly SearchRecord[]; remove: readonly string[] }

/** Every text of a record, when the settings name no attributes. */
const everything: readonly SearchableAttribute[] = [{ name: '*', isOrdered: false, rank: 0 }]
/** Gap between the values of a list, so that their words are no neighbours. */
const gap = 8
const lastPlace = 65_535

export function emptyLiveIndex(settings: IndexSettings): LiveIndex {
  const attributes = searchableAttributes(settings) ?? everything
  const withoutTypos = new Set(listSetting(settings, 'disableTypoToleranceOnAttributes') ?? [])
  const text = cachingIndex(
    miniSearchIndex({
      attributes: attributes.length,
      languages: indexLanguages(settings),
      withoutTypos: attributes.flatMap(({ name }, index) => (withoutTypos.has(name) ? [index] : [])),
    }),
  )
  return { settings, attributes, text, vocabulary: new Map(), documents: new Map(), idOf: new Map(), nextId: 1 }
}

/**
 * Adds and removes records. New texts are indexed first, in small batches; the visible change follows at once, so that
 * no query reads a partial update.
 */
export async function changeLiveIndex(live: LiveIndex, { put, remove }: Changes): Promise<void> {
  const fresh = put.map((record) => toDocument(live, record))
  await live.text.add(
    fresh.map(({ id, record }) => ({ id, attributes: live.attributes.map(({ name }) => textsAt(record, name)) })),
  )
  for (const objectID of remove) drop(live, objectID)
  for (const document of fresh) {
    drop(live, document.record.objectID)
    live.documents.set(document.id, document)
    live.idOf.set(document.record.objectID, document.id)
  }
}

function drop(live: LiveIndex, objectID: string): void {
  const id = live.idOf.get(objectID)
  if (id === undefined) return
  live.text.remove(id)
  live.documents.delete(id)
  live.idOf.delete(objectID)
}

function textsAt(record: SearchRecord, attribute: string): string[] {
  return attribute === '*' ? allTexts(record) : searchableTexts(record, attribute)
}

function toDocument(live: LiveIndex, record: SearchRecord): Document {
  const words: number[] = []
  const attributes: number[] = []
  const places: number[] = []
  const isAlone: number[] = []
  for (const [index, { name }] of live.attributes.entries()) {
    let place = 0
    for (const value of textsAt(record, name)) {
      const found = splitWords(value)
      for (const { text } of found) {
        words.push(numberOf(live.vocabulary, text))
        attributes.push(index)
        places.push(Math.min(place, lastPlace))
        isAlone.push(found.length === 1 ? 1 : 0)
        place += 1
      }
      place += gap
    }
  }
  const id = live.nextId
  live.nextId += 1
  return {
    id,
    record,
    words: Uint32Array.from(words),
    attributes: Uint8Array.from(attributes),
    places: Uint16Array.from(places),
    isAlone: Uint8Array.from(isAlone),
    facets: facetsOf(live.settings, record),
  }
}

function facetsOf(settings: IndexSettings, record: SearchRecord): Record<string, FacetValue[]> {
  const named = facetAttributes(settings).map(({ name }) => name)
  // Filters name any attribute, and a `toString` of every object is none.
  const facets: Record<string, FacetValue[]> = Object.create(null)
  for (const name of ['_tags', ...named]) {
    const values = attributeValues(record, name)
    if (values.length > 0) facets[name] = values
  }
  return facets
}

/** Facet values are compared case-insensitively (hosted service's docs: filters). */
export function facetKey(value: FacetValue): string {
  return String(value).toLowerCase()
}

function numberOf(vocabulary: Map<string, number>, word: string): number {
  const known = vocabulary.get(word)
  if (known !== undefined) return known
  vocabulary.set(word, vocabulary.size)
  return vocabulary.size - 1
}
