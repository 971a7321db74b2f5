'use client'

import { type ReactNode, useSyncExternalStore } from 'react'

const never = () => () => undefined
const canPrint = () => typeof window.print === 'function'
const cannotPrint = () => false

/** Shown only where a script can print; the browser's own menu prints everywhere. */
export function PrintButton({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const isPossible = useSyncExternalStore(never, canPrint, cannotPrint)
  if (!isPossible) return undefined
  return (
    <button type="button" className={className} onClick={() => window.print()}>
      {children}
    </button>
  )
}
