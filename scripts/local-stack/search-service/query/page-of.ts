import { type IndexSettings, numberSetting } from '../live/index-settings.ts'
import { ProtocolError } from '../protocol-error.ts'
import type { Params } from './params.ts'

export type Page = {
  first: number
  size: number
  number: number
  /** Hits beyond this position are unreachable. */
  limit: number
  isByOffset: boolean
}

const mostHits = 1000

/** The requested range of hits: by page, or by offset and length. */
export function pageOf(params: Params, settings: IndexSettings): Page {
  const limit = numberSetting(settings, 'paginationLimitedTo', 1000)
  if (typeof params.offset === 'number' || typeof params.length === 'number') {
    const first = numberSetting(params, 'offset', 0)
    const size = numberSetting(params, 'length', 20)
    return { first, size: atMost(size, 'length'), number: 0, limit, isByOffset: true }
  }
  const size = atMost(numberSetting({ ...settings, ...params }, 'hitsPerPage', 20), 'hitsPerPage')
  const number = numberSetting(params, 'page', 0)
  return { first: number * size, size, number, limit, isByOffset: false }
}

function atMost(size: number, name: string): number {
  if (size <= mostHits) return size
  throw new ProtocolError(400, `${name} is too high, must be at most ${mostHits}`)
}
