import type { ReactNode } from 'react'
import { Sign } from './sign.tsx'

/** An error or warning that screen readers announce. */
export function Notice({ kind, children }: { kind: 'bad' | 'warn' | 'note'; children: ReactNode }) {
  return (
    <div className={`notice notice-${kind}`} role={kind === 'note' ? 'status' : 'alert'}>
      {kind !== 'note' && <Sign name="warning" />}
      <div>{children}</div>
    </div>
  )
}

/** A live region: screen readers announce every change. */
export function Spoken({ children, className, testId }: { children: ReactNode; className?: string; testId?: string }) {
  return (
    <output className={className} data-testid={testId}>
      {children}
    </output>
  )
}
