'use client'

import { type ReactNode, useSyncExternalStore } from 'react'

const never = () => () => undefined
const canPrint = () => typeof window.print === 'function'
const mayPrint = () => true

/** Shown only where scripts run and can print; the browser's own menu prints everywhere. */
export function PrintButton({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const isPossible = useSyncExternalStore(never, canPrint, mayPrint)
  if (!isPossible) return undefined
  return (
    <button type="button" data-scripted="" className={className} onClick={() => window.print()}>
      {children}
    </button>
  )
}
