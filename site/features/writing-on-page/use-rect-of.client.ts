'use client'

import { useEffect, useState } from 'react'
import type { Rect } from './line-at.ts'
import { rectOf } from './places-on-page.client.ts'

/** Milliseconds between two looks at a block, as in the vendor's bridge: a picture or a typed text moves it at any time. */
const lookEvery = 300

/** The place of a block in the document; undefined while the page shows none. */
export function useRectOf(storyId: number, uid: string): Rect | undefined {
  const [rect, setRect] = useState<Rect>()
  useEffect(() => {
    const look = () => {
      const now = rectOf(storyId, uid)
      setRect((before) => (isSame(before, now) ? before : now))
    }
    look()
    const timer = setInterval(look, lookEvery)
    window.addEventListener('resize', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('resize', look)
    }
  }, [storyId, uid])
  return rect
}

function isSame(one: Rect | undefined, other: Rect | undefined): boolean {
  const sides = ['left', 'top', 'width', 'height'] as const
  return sides.every((side) => one?.[side] === other?.[side])
}
