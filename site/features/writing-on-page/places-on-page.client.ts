'use client'

import { type BlockList, placeIn } from './block-lists.ts'
import type { BlockRefusal, JudgedList } from './editor-messages.ts'
import { distanceTo, type Line, lineAt, type Rect } from './line-at.ts'

/** A position in a list, with the line that shows it. */
export type Place = { list: BlockList; index: number; line: Line; refusal?: BlockRefusal | undefined }

/** The rectangle of a block's element in the document; undefined while the page shows none. */
export function rectOf(storyId: number, uid: string): Rect | undefined {
  return placed(document.querySelector(`[data-blok-uid="${CSS.escape(`${storyId}-${uid}`)}"]`) ?? undefined)
}

/** Every position of the lists that the page shows. */
export function placesOf(lists: readonly BlockList[], storyId: number): Place[] {
  const elements = elementsOf(storyId)
  return lists.flatMap((list) => {
    const rects = list.blocks.map(({ uid }) => placed(elements.get(`${storyId}-${uid}`)))
    const indexes = [...rects.keys(), rects.length]
    return indexes.flatMap((index): Place[] => {
      const line = lineAt(rects, index)
      return line ? [{ list, index, line }] : []
    })
  })
}

/** The elements of all blocks, found at once: a page has a hundred of them, and a pointer moves sixty times a second. */
function elementsOf(storyId: number): ReadonlyMap<string | null, Element> {
  const all = [...document.querySelectorAll(`[data-blok-uid^="${storyId}-"]`)].toReversed()
  return new Map(all.map((element) => [element.getAttribute('data-blok-uid'), element]))
}

function placed(element: Element | undefined): Rect | undefined {
  const rect = element?.getBoundingClientRect()
  if (!rect || rect.width === 0) return undefined
  const { left, top, width, height } = rect
  return { left: left + window.scrollX, top: top + window.scrollY, width, height }
}

type PickedUp = { uid: string; storyId: number; judged: readonly JudgedList[] | undefined }

/**
 * The positions for a block that is moved: those of its own list; where the editor has judged all lists, theirs with the reason why
 * the block cannot be placed there.
 */
export function placesFor(lists: readonly BlockList[], { uid, storyId, judged }: PickedUp): Place[] {
  const own = placeIn(lists, uid)?.list
  if (!judged) return own ? placesOf([own], storyId) : []
  const places = placesOf(lists, storyId)
  return judged.flatMap((list): Place[] => {
    if (list.refusal === 'inside-itself') return []
    const { refusal } = list
    const inList = places.filter((place) => place.list.parentUid === list.parentUid && place.list.field === list.field)
    return (inList.length > 0 ? inList : placeInEmpty(list, lists, storyId)).map((place) => ({ ...place, refusal }))
  })
}

/** An empty list has its only position at the end of the block that contains it. */
function placeInEmpty({ parentUid, field }: JudgedList, lists: readonly BlockList[], storyId: number): Place[] {
  const rect = rectOf(storyId, parentUid)
  if (!rect) return []
  const parentName = lists.flatMap(({ blocks }) => blocks).find(({ uid }) => uid === parentUid)?.name ?? ''
  const line = { left: rect.left + 8, top: rect.top + rect.height - 8, width: rect.width - 16, height: 0 }
  return [{ list: { parentUid, parentName, field, blocks: [] }, index: 0, line: { ...line, isVertical: false } }]
}

/** The nearest position to a point of the document, within a distance. */
export function nearestPlace(
  places: readonly Place[],
  point: { x: number; y: number },
  within = Number.POSITIVE_INFINITY,
): Place | undefined {
  let nearest: { place: Place; distance: number } | undefined
  for (const place of places) {
    const distance = distanceTo(place.line, point)
    if (distance <= within && !(nearest && nearest.distance <= distance)) nearest = { place, distance }
  }
  return nearest?.place
}

/** Pixels by which a refused position must be nearer than a permitted one: lines of nested lists lie close together. */
const preference = 24

/** The position that a block is dropped at: the nearest permitted one, unless the pointer clearly means one that is refused. */
export function dropPlace(places: readonly Place[], point: { x: number; y: number }): Place | undefined {
  const permitted = nearestPlace(
    places.filter(({ refusal }) => !refusal),
    point,
  )
  const nearest = nearestPlace(places, point)
  if (!permitted || !nearest) return nearest
  return distanceTo(permitted.line, point) - distanceTo(nearest.line, point) > preference ? nearest : permitted
}

/** Whether a block that is dropped there stays where it is. */
export function isOwnPlace({ list, index }: Place, uid: string): boolean {
  const at = list.blocks.findIndex((block) => block.uid === uid)
  return at >= 0 && (index === at || index === at + 1)
}

export function isSamePlace(one: Place | undefined, other: Place | undefined): boolean {
  if (!one || !other) return one === other
  const { list, index } = one
  return index === other.index && list.parentUid === other.list.parentUid && list.field === other.list.field
}
