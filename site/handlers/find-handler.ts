import { featureHandlers } from '#site/features.handlers.ts'
import { percentDecoded } from '#site/routing/percent-decoded.ts'
import { customerHandlers } from './customer-handlers.ts'
import { editorHandlers } from './editor-handlers.ts'
import type { Handler } from './handler.ts'
import { visitorHandlers } from './visitor-handlers.ts'

/** Every address below `/api`. */
export const handlers: readonly Handler[] = [
  ...visitorHandlers,
  ...customerHandlers,
  ...editorHandlers,
  ...featureHandlers,
]

const rows = handlers.map((handler) => ({ handler, pattern: handler.path.split('/') }))

export type FoundHandler = {
  handler: Handler
  /** The percent-decoded parts for which its pattern has `:` or `*`. */
  parts: readonly string[]
}

/**
 * The handler of an address.
 * @param path of the request, without its query
 * @returns undefined where no handler is, or the address is not percent-encoded rightly
 */
export function findHandler(path: string): FoundHandler | undefined {
  if (!path.startsWith('/api/')) return undefined
  const segments = path.slice('/api/'.length).replace(/\/$/, '').split('/')
  const row = rows.find(({ pattern }) => fits(pattern, segments))
  const parts = segments.filter((_, index) => isOpen(row?.pattern[index] ?? '*')).map(percentDecoded)
  return row && parts.every((part) => part !== undefined) ? { handler: row.handler, parts } : undefined
}

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  const isAsLong = pattern.at(-1) === '*' ? segments.length >= pattern.length : segments.length === pattern.length
  return isAsLong && pattern.every((part, index) => (isOpen(part) ? segments[index] !== '' : part === segments[index]))
}

function isOpen(part: string): boolean {
  return part === '*' || part.startsWith(':')
}

/** The methods that a handler takes: a caller that may read may request the head alone. */
export function methodsOf({ GET, POST }: Handler): readonly string[] {
  return [...(GET ? ['GET', 'HEAD'] : []), ...(POST ? ['POST'] : [])]
}
