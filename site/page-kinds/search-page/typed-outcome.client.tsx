'use client'

import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Unseen } from '#site/ui/visually-hidden/visually-hidden.tsx'
import type { LiveResultsProps } from './live-results.client.tsx'
import { useTypedQuery } from './typed-query.client.ts'

export type TypedOutcomeProps = Omit<LiveResultsProps, 'words' | 'onSaid'> & {
  /** What the server found. */
  children: ReactNode
}

/**
 * What a search page shows below its field: what the server found, and as soon as other words are typed what the browser
 * finds. That is loaded when the field is used; where it cannot be had the form still sends.
 */
export function TypedOutcome(props: TypedOutcomeProps) {
  const { words = '', isAhead = false, isUsed = false } = useTypedQuery() ?? {}
  const [said, setSaid] = useState('')
  const [Live, setLive] = useState<ComponentType<LiveResultsProps>>()
  useEffect(() => {
    if (!isUsed) return
    const keep = (loaded: { LiveResults: ComponentType<LiveResultsProps> }) => setLive(() => loaded.LiveResults)
    import('./live-results.client.tsx').then(keep, () => undefined)
  }, [isUsed])
  return (
    <>
      <output>
        <Unseen>{isAhead ? said : ''}</Unseen>
      </output>
      {isAhead && Live ? <Live {...props} words={words.trim()} onSaid={setSaid} /> : props.children}
    </>
  )
}
