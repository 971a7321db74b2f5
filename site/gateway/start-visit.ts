import type { NextRequest } from 'next/server'
import { marketForHost } from '#site/routing/market-for-host.ts'
import type { Visit } from './visit.ts'

/** Longer paths are no address of ours; refusing them keeps every later step cheap. */
const maxPathLength = 1024

/** Opens the visit: market and decoded path. A path that cannot be decoded or is overlong gets no path and so no route. */
export function startVisit(request: NextRequest): Visit {
  const market = marketForHost(request.headers.get('host') ?? undefined)
  return { request, market, path: decodedPath(request.nextUrl.pathname) ?? '' }
}

function decodedPath(path: string): string | undefined {
  if (path.length > maxPathLength) return undefined
  try {
    const decoded = decodeURIComponent(path)
    // A slash or a control character that came in encoded is no part of an address.
    const isPlain = decoded.split('/').length === path.split('/').length && !/[\u0000-\u001f\u007f\\]/.test(decoded)
    return isPlain ? decoded : undefined
  } catch {
    return undefined
  }
}
