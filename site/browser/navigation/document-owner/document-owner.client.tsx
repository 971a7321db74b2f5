'use client'

import { useLayoutEffect } from 'react'
import { claimDocument } from './owned-document.client.ts'

/**
 * Part of each page from behind the login: claims the document for the login that the page was rendered for.
 * @param login mark of that login
 */
export function DocumentOwner({ login }: { login: string }) {
  useLayoutEffect(() => claimDocument(login), [login])
  return undefined
}
