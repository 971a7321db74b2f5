import 'server-only'
import { headers } from 'next/headers'
import { mayPreview } from '#site/server/preview/admission.ts'
import { readAdmission } from '#site/server/preview/read-admission.ts'
import type { Requested } from './feature-preview.ts'

/** The parameters of a page as those of an address. */
export function addressQuery(requested: Requested): URLSearchParams {
  const pairs = Object.entries(requested).flatMap(([name, value]) => [value ?? ''].flat().map((one) => [name, one]))
  return new URLSearchParams(pairs)
}

/** Whether a page is requested by an editor: pages of the preview ask the gate themselves. */
export async function isAdmitted(address: URLSearchParams): Promise<boolean> {
  const sent = await headers()
  return mayPreview(readAdmission(address, (name) => sent.get(name) ?? undefined))
}
