import { create } from 'content-disposition'

/** The header that has a file kept under a name of any script (RFC 6266; a fallback in ASCII for old readers). */
export function dispositionFor(name: string): string {
  return create(name)
}
