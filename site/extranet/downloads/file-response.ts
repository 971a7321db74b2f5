import 'server-only'
import { create } from 'content-disposition'
import { errorCatalogue, isCatalogueError } from '#site/server/errors.ts'
import { statedLength } from '#site/server/page-cache/render/state-length.ts'
import { refusal } from '#site/server/refusals/refusal.ts'

/** No intermediary may store a file, and no browser may run it. */
const protection = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  vary: 'Cookie',
}

/** The headers of a file with what protects it, under the name that it is saved as: in any script (RFC 6266), with an ASCII fallback for old clients. */
export function fileHeaders(headers: Readonly<Record<string, string>>, name: string): Record<string, string> {
  const length = headers['content-length']
  // The framework drops `Content-Length` of a stream; the request pipeline restores it.
  const stated: Record<string, string> = length === undefined ? {} : { [statedLength]: length }
  return { ...headers, ...stated, ...protection, 'content-disposition': create(name) }
}

/** The response for a file that cannot be sent; an error outside of the catalogue is thrown again. */
export function refusalFor(error: unknown): Response {
  if (!isCatalogueError(error)) throw error
  if (error.code === 'content-unavailable') process.stderr.write(`${error.message}\n`)
  return fileRefusal(errorCatalogue[error.code].status)
}

const details: Readonly<Record<number, string>> = {
  401: 'Log in to download this file.',
  403: 'This file is for other customers.',
  404: 'There is no such file.',
}

/** The refusal of a file. */
export function fileRefusal(status: number): Response {
  return refusal(status, details[status] ?? 'The file cannot be sent at the moment.')
}
