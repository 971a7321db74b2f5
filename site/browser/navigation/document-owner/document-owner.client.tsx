'use client'

import { useLayoutEffect } from 'react'
import { claimDocument } from './owned-document.client.ts'

/**
 * Stands in each page from behind the login and claims the document for the login that it was rendered for.
 * @param login mark of that login
 */
export function DocumentOwner({ login }: { login: string }) {
  useLayoutEffect(() => claimDocument(login), [login])
  return undefined
}
