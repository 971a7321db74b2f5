'use client'

import { catchError, type ErrorInfo } from 'next/error'
import { type ReactNode, Suspense } from 'react'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { UnsupportedBlock } from '#site/blocks/unsupported-block.tsx'

type Guarded = { block: { component: string; _uid: string; _editable?: string | undefined }; context: BlockContext }

/** A block that throws while an editor writes it is named with its reason; the page around it stands. */
const Caught = catchError(({ block, context }: Guarded, { error }: ErrorInfo) => {
  const reason = error instanceof Error ? error.message : String(error)
  return <UnsupportedBlock block={{ ...block, name: block.component, reason }} context={context} />
})

/** On the server there are no error boundaries: what throws there is drawn anew, and caught, in the browser. */
export function BlockGuard({ children, ...guarded }: Guarded & { children: ReactNode }) {
  return (
    <Caught {...guarded}>
      <Suspense>{children}</Suspense>
    </Caught>
  )
}
