import { textIn } from '../../plain-value.ts'
import { splitWords } from '../engine/words.ts'
import { facetAttributes, type IndexSettings } from '../live/index-settings.ts'
import { type Document, facetKey } from '../live/live-index.ts'
import { byCustomRanking, byId, inTurn } from './rank-hits.ts'
import { matchesOf, type Query } from './respond-to-query.ts'

export type Related = { document: Document; score: number }

/**
 * Records that resemble another one by content: each shared facet value and word weighs more the fewer records have
 * it. Only records that pass the query's filters and the key's filters count.
 * @returns the best first, with a score from 0 to 100 relative to the record's similarity to itself
 */
export function relatedRecords(query: Query, objectID: string): Related[] {
  const { live } = query
  const origin = live.documents.get(live.idOf.get(objectID) ?? -1)
  if (!origin) return []
  const { matches } = matchesOf({ ...query, params: { ...query.params, query: '' } })
  if (!matches.has(origin)) return []
  const features = featuresOf(origin, query)
  const sharing = new Map<Document, string[]>()
  const counts = new Map<string, number>()
  for (const document of matches.keys()) {
    const shared = [...featuresOf(document, query)].filter((feature) => features.has(feature))
    sharing.set(document, shared)
    for (const feature of shared) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  const weight = (feature: string) => Math.log(1 + matches.size / (counts.get(feature) ?? 1))
  const total = [...features].reduce((sum, feature) => sum + weight(feature), 0)
  const scored = [...sharing].flatMap(([document, shared]) => {
    const sum = shared.reduce((part, feature) => part + weight(feature), 0)
    return document === origin || sum === 0 ? [] : [{ document, score: Math.round((sum / total) * 10_000) / 100 }]
  })
  return scored.toSorted(inTurn<Related>([(a, b) => b.score - a.score, ...byCustomRanking(query.settings), byId]))
}

/** Cached features of records, valid for the same record and settings. */
const stored = new WeakMap<Document, { settings: IndexSettings; features: ReadonlySet<string> }>()

function featuresOf(document: Document, { settings }: Query): ReadonlySet<string> {
  const known = stored.get(document)
  if (known?.settings === settings) return known.features
  const features = readFeatures(document, settings)
  stored.set(document, { settings, features })
  return features
}

/** Facet values, and the words of texts that are not part numbers. */
function readFeatures(document: Document, settings: IndexSettings): Set<string> {
  const features = new Set<string>()
  for (const { name, isFilterOnly } of facetAttributes(settings)) {
    if (isFilterOnly) continue
    for (const value of document.facets[name] ?? []) features.add(`${name}:${facetKey(value)}`)
  }
  for (const { text } of splitWords(textIn(document.record.name ?? document.record.title ?? ''))) {
    if (text.length > 3) features.add(text)
  }
  return features
}
