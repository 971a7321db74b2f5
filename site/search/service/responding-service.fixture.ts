import type { SearchRequest } from '../list-requests.ts'

/** A product as the search service returns it. */
export const keyHit = {
  objectID: 'u-1',
  type: 'product',
  name: 'Llave plana',
  address: 'global/productos/nor-1r',
  path: 'global/productos/nor-1r',
}

/** A service with a given response to every query; it records its calls. */
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
