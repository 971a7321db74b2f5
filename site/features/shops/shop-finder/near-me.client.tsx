'use client'

import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { positionMark } from './position-mark.ts'

export type NearMeProps = {
  /** Address of the finder with everything but the position; the position is put in its place. */
  href: string
  labels: { ask: string; asking: string; refused: string }
  /** Rendered by the server: the button needs no table of icons. */
  icon: ReactNode
  className?: string | undefined
}

/** Degrees with two decimals are about a kilometre: enough for a list of shops, and no more than it needs. */
const decimals = 2

const never = () => () => undefined
const canLocate = () => 'geolocation' in navigator
const mayLocate = () => true

/** Asks the browser where the reader is, when the reader presses and not before, and goes to the list from there. */
export function NearMe({ href, labels, icon, className }: NearMeProps) {
  const isPossible = useSyncExternalStore(never, canLocate, mayLocate)
  const [state, setState] = useState<'ask' | 'asking' | 'refused'>('ask')
  const locate = () => {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => location.assign(hrefFrom(href, coords)),
      () => setState('refused'),
      { timeout: 15_000, maximumAge: 600_000 },
    )
  }
  return (
    <>
      <button type="button" className={className} onClick={locate} disabled={!isPossible || state === 'asking'}>
        {icon}
        <span>{state === 'asking' ? labels.asking : labels.ask}</span>
      </button>
      <output>{state === 'refused' ? labels.refused : ''}</output>
    </>
  )
}

function hrefFrom(href: string, { latitude, longitude }: { latitude: number; longitude: number }): string {
  return href.replace(positionMark, encodeURIComponent(`${latitude.toFixed(decimals)},${longitude.toFixed(decimals)}`))
}
