'use client'

import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { dropPlace, isOwnPlace, isSamePlace, type Place } from './places-on-page.client.ts'

type Dragged = {
  uid: string
  /** The positions as they are now; more of them once the editor has judged the lists. */
  places: () => Place[]
  onPickUp: () => void
  onDrop: (place: Place) => void
}

export type BlockDrag = {
  /** The position at which the block would be dropped; undefined while it is not moved. */
  target: Place | undefined
  /** Of the positions that the keyboard goes through; undefined while the block is not moved by keyboard. */
  step: { at: number; count: number } | undefined
  handlers: {
    onPointerDown: (event: PointerEvent) => void
    onPointerMove: (event: PointerEvent) => void
    onPointerUp: () => void
    onPointerCancel: () => void
    onKeyDown: (event: KeyboardEvent) => void
    onBlur: () => void
  }
}

/** Pixels from the edge of the window at which the page scrolls, and pixels of each step. */
const edge = 64
const scrollStep = 14

type State = { way: 'pointer' | 'keyboard'; target: Place | undefined }

/**
 * Moves a block by its handle: by pointer to the nearest position, by keyboard (Enter, arrow keys, Enter) through the permitted ones.
 * Escape ends both without a move.
 */
export function useBlockDrag({ uid, places, onPickUp, onDrop }: Dragged): BlockDrag {
  const [state, setState] = useState<State>()
  const { way, target } = state ?? {}
  const pointer = useRef<{ x: number; y: number }>(undefined)
  const aim = () => {
    const { current: at } = pointer
    if (!at) return
    const aimed = dropPlace(places(), { x: at.x + window.scrollX, y: at.y + window.scrollY })
    if (way !== 'pointer' || !isSamePlace(target, aimed)) setState({ way: 'pointer', target: aimed })
  }
  useScrollAtEdge(way === 'pointer', pointer, aim)
  const end = () => {
    pointer.current = undefined
    setState(undefined)
  }
  const drop = () => {
    end()
    if (target && !target.refusal && !isOwnPlace(target, uid)) onDrop(target)
  }
  const keyboard = keyboardMoves({ uid, places, target })
  const show = (place: Place | undefined) => setState({ way: 'keyboard', target: place })
  const actions: Readonly<Record<KeyAction, () => void>> = {
    end,
    drop,
    pickUp: () => {
      onPickUp()
      show(keyboard.first())
    },
    next: () => show(keyboard.step(1)),
    previous: () => show(keyboard.step(-1)),
  }
  return {
    target,
    step: way === 'keyboard' ? keyboard.count() : undefined,
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        pointer.current = pointOf(event)
        onPickUp()
      },
      onPointerMove: (event) => {
        if (!pointer.current) return
        pointer.current = pointOf(event)
        aim()
      },
      onPointerUp: drop,
      onPointerCancel: end,
      onKeyDown: (event) => {
        const action = way === 'keyboard' ? whileMoved[event.key] : keysAtRest(way)[event.key]
        if (!action) return
        event.preventDefault()
        event.stopPropagation()
        actions[action]()
      },
      onBlur: () => way === 'keyboard' && end(),
    },
  }
}

function pointOf({ clientX, clientY }: PointerEvent): { x: number; y: number } {
  return { x: clientX, y: clientY }
}

type KeyAction = 'pickUp' | 'drop' | 'end' | 'next' | 'previous'

/** Enter on the handle; while a pointer drags the block, Escape alone. */
function keysAtRest(way: State['way'] | undefined): Readonly<Record<string, KeyAction>> {
  return way === 'pointer' ? { Escape: 'end' } : { Enter: 'pickUp', ' ': 'pickUp' }
}

const whileMoved: Readonly<Record<string, KeyAction>> = {
  Enter: 'drop',
  ' ': 'drop',
  Escape: 'end',
  ArrowDown: 'next',
  ArrowRight: 'next',
  ArrowUp: 'previous',
  ArrowLeft: 'previous',
}

/** The keyboard goes through the permitted positions in the order of the story. */
function keyboardMoves({ uid, places, target }: Pick<Dragged, 'uid' | 'places'> & { target: Place | undefined }) {
  // Before and after the block are the same position.
  const permitted = () => places().filter(({ refusal, list, index }) => !refusal && list.blocks[index - 1]?.uid !== uid)
  const at = (all: readonly Place[]) => all.findIndex((place) => isSamePlace(place, target))
  return {
    first: () => permitted().find((place) => isOwnPlace(place, uid)),
    step: (by: 1 | -1) => {
      const all = permitted()
      const place = all[at(all) + by] ?? target
      if (place) window.scrollTo({ top: place.line.top - window.innerHeight / 2 })
      return place
    },
    count: () => {
      const all = permitted()
      return { at: at(all) + 1, count: all.length }
    },
  }
}

/** While a block is dragged near the edge of the window, the page scrolls under it. */
function useScrollAtEdge(isHeld: boolean, pointer: { current: { y: number } | undefined }, onScroll: () => void): void {
  const scrolled = useRef(onScroll)
  useEffect(() => {
    scrolled.current = onScroll
  })
  useEffect(() => {
    if (!isHeld) return
    let frame = requestAnimationFrame(function scroll() {
      const y = pointer.current?.y ?? window.innerHeight / 2
      const by = scrollAt(y)
      if (by !== 0) {
        window.scrollBy(0, by)
        scrolled.current()
      }
      frame = requestAnimationFrame(scroll)
    })
    return () => cancelAnimationFrame(frame)
  }, [isHeld, pointer])
}

function scrollAt(y: number): number {
  if (y < edge) return -scrollStep
  return y > window.innerHeight - edge ? scrollStep : 0
}
