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
