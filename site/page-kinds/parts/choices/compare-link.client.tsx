'use client'

import type { ReactNode } from 'react'
import { codesText } from '#site/routing/query/listed-codes.ts'
import { useChosen, withCode } from './stored-codes.client.ts'

export type CompareLinkProps = {
  code: string
  /** Path of the comparison. */
  path: string
  children: ReactNode
}

/** Adds a product to the comparison. Without a script it begins one; with it, the address contains the earlier choices too. */
export function CompareLink({ code, path, children }: CompareLinkProps) {
  const codes = withCode(useChosen(), code)
  return (
    <a href={`${path}?c=${codesText(codes)}`} rel="nofollow">
      {children}
      {codes.length > 1 && ` (${codes.length})`}
    </a>
  )
}
