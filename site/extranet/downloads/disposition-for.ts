import { create } from 'content-disposition'

/** `Content-Disposition` with a file name in any script (RFC 6266), and an ASCII fallback for old clients. */
export function dispositionFor(name: string): string {
  return create(name)
}
