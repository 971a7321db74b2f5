import type { SearchRequest } from '../catalogue-requests.ts'

/** A product as the search service answers it. */
export const keyHit = {
  objectID: 'u-1',
  type: 'product',
  name: 'Llave plana',
  address: 'global/productos/nor-1r',
  path: 'global/productos/nor-1r',
}

/** A service that answers every question in its way, and remembers what it was asked, call by call. */
export function respondingService(respond: (request: SearchRequest) => object) {
  const requested: SearchRequest[][] = []
  return {
    requested,
    send: async (requests: SearchRequest[]) => {
      requested.push(requests)
      return { results: requests.map(respond) }
    },
  }
}
