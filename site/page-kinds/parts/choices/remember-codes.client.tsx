'use client'

import { useEffect } from 'react'
import { writeChosen } from './stored-codes.client.ts'

/** Keeps the codes of the page in the browser, so that the next product is added to them. */
export function RememberCodes({ codes }: { codes: readonly string[] }) {
  useEffect(() => writeChosen(codes), [codes])
  return undefined
}
