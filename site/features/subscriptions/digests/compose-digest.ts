import type { Reader } from '#site/extranet/may-read.ts'
import type { Subscription } from '../subscription.ts'
import type { DueDigest } from '../subscriptions.ts'

/** The days without a visit after which nothing is sent to a customer: a person who has left the company learns no more. */
export const pausedAfterDays = 90

/** A published document, as a digest reports it. */
export type LibraryDocument = {
  uuid: string
  title: string
  edition: string | undefined
  /** Path of its page. */
  path: string
  /** Path of its folder without the market, and the title of the folder's page. */
  folder: string
  folderTitle: string | undefined
  replacedBy: string | undefined
  /** When it was published, or its period began where that is later: milliseconds since 1970. */
  appearedAt: number
  isNew: boolean
  /** Whether a customer may read it at the moment of the library. */
  isOpenTo: (reader: Reader) => boolean
}

/** All documents of a website in a language, read once for every digest that is composed from it. */
export type Library = {
  /** Every document that has appeared until then is included. */
  until: number
  documents: readonly LibraryDocument[]
  /** The documents of the products of a page, by the path of the page. */
  lines: ReadonlyMap<string, ReadonlySet<string>>
}

export type DigestFolder = { folder: string; title: string | undefined; documents: readonly LibraryDocument[] }

/**
 * The documents that have changed since the mark of a subscription to them and that the customer may read now, by folder, the newest
 * first.
 */
export function composeDigest({ subscriptions, claims }: DueDigest, library: Library): DigestFolder[] {
  const reader = { groups: claims.groups, market: claims.market }
  const earliest = Math.min(...subscriptions.map(({ since }) => since))
  const changed = library.documents.filter(({ appearedAt }) => appearedAt > earliest && appearedAt <= library.until)
  const found = changed
    .filter((one) => subscriptions.some((each) => one.appearedAt > each.since && covers(each, one, library)))
    .filter((one) => one.isOpenTo(reader))
    .toSorted((one, other) => other.appearedAt - one.appearedAt || one.title.localeCompare(other.title))
  return [...Map.groupBy(found, ({ folder }) => folder)].map(([folder, documents]) => {
    return { folder, title: documents[0]?.folderTitle, documents }
  })
}

function covers({ kind, target }: Subscription, { uuid, folder }: LibraryDocument, library: Library): boolean {
  if (kind === 'folder') return folder === target || folder.startsWith(`${target}/`)
  return kind === 'line' ? library.lines.get(target)?.has(uuid) === true : isEditionOf(uuid, target, library)
}

/** Whether a document is the one that is followed, or a newer edition that takes its place. */
function isEditionOf(uuid: string, followed: string, { documents }: Library): boolean {
  // A circle of replacements, which the editor may make, ends with the number of documents.
  for (let at: string | undefined = followed, steps = 0; at !== undefined && steps <= documents.length; steps += 1) {
    if (at === uuid) return true
    const current: string = at
    at = documents.find((one) => one.uuid === current)?.replacedBy
  }
  return false
}
