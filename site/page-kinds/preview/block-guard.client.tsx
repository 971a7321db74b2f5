'use client'

import { catchError, type ErrorInfo } from 'next/error'
import { memo, Suspense, useLayoutEffect, useState } from 'react'
import type { BlockContext, BlockGuardProps } from '#site/blocks/block-context.ts'
import { UnsupportedBlock } from '#site/blocks/unsupported-block.tsx'

type Guarded = Pick<BlockGuardProps, 'block' | 'context'>

/** A block that throws while an editor writes it is named with its reason; the page around it stays. */
const Caught = catchError((props: Guarded, info: ErrorInfo) => <ThrownNotice {...props} info={info} />)

/** Is shown until the block says something else; then it is tried again before anything is painted. */
function ThrownNotice({ block, context, info: { error, reset } }: Guarded & { info: ErrorInfo }) {
  const [thrower] = useState(block)
  const isAnother = block !== thrower
  useLayoutEffect(() => {
    if (isAnother) reset()
  }, [isAnother, reset])
  const reason = error instanceof Error ? error.message : String(error)
  const { component: name, _uid, _editable } = block
  return <UnsupportedBlock block={{ _uid, _editable, name, reason }} context={context} />
}

/**
 * Renders a block again when it is another object, and not because a block beside it changed. On the server there are no error
 * boundaries: a block that throws there is rendered again, and caught, in the browser.
 */
export const BlockGuard = memo(({ block, context, children }: BlockGuardProps) => {
  return (
    <Caught block={block} context={context}>
      <Suspense>{children}</Suspense>
    </Caught>
  )
}, isRenderedAlready)

/** Some pages create their context in every render, from the same parts. */
function isRenderedAlready(before: BlockGuardProps, after: BlockGuardProps): boolean {
  return before.block === after.block && before.level === after.level && hasSameParts(before.context, after.context)
}

function hasSameParts(before: BlockContext, after: BlockContext): boolean {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof BlockContext>
  return [...keys].every((key) => Object.is(before[key], after[key]))
}
