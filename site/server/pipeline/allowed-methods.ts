const reading: readonly string[] = ['GET', 'HEAD']
const sending: readonly string[] = ['POST']

/** Every interface and the methods its route exports (`allowed-methods.test.ts` compares); GET brings HEAD with it. */
const interfaces: readonly { path: RegExp; methods: readonly string[] }[] = [
  { path: /^\/api\/auth\/callback\/provider$/, methods: [...reading, ...sending] },
  { path: /^\/api\/auth\/(login|logged-out|done)$/, methods: reading },
  { path: /^\/api\/auth\/(logout|backchannel-logout|end-sessions)$/, methods: sending },
  { path: /^\/api\/checkStorySlugs$/, methods: reading },
  { path: /^\/api\/codes$/, methods: sending },
  { path: /^\/api\/content-changed$/, methods: sending },
  { path: /^\/api\/digests$/, methods: [...reading, ...sending] },
  { path: /^\/api\/downloads\/./, methods: reading },
  { path: /^\/api\/enquiries\/[^/]+$/, methods: reading },
  { path: /^\/api\/extranet\/(shares|shares\/revoke|subscriptions)$/, methods: sending },
  { path: /^\/api\/field-data$/, methods: sending },
  { path: /^\/api\/files\/basket$/, methods: sending },
  { path: /^\/api\/files\/zip$/, methods: reading },
  { path: /^\/api\/forms\/[^/]+$/, methods: sending },
  { path: /^\/api\/forms\/[^/]+\/(start|token)$/, methods: reading },
  { path: /^\/api\/getCustomLanding\/./, methods: reading },
  { path: /^\/api\/lists$/, methods: sending },
  { path: /^\/api\/passed$/, methods: reading },
  { path: /^\/api\/price-lists\/[^/]+$/, methods: reading },
  { path: /^\/api\/preview\/(address|addresses|affected)$/, methods: reading },
  { path: /^\/api\/preview\/(metadata|record|resolve)$/, methods: sending },
  { path: /^\/api\/preview\/(session|links|links\/revoke)$/, methods: sending },
  { path: /^\/api\/products\/own-terms$/, methods: reading },
  { path: /^\/api\/refusals\/[^/]+$/, methods: reading },
  { path: /^\/api\/search\/(extranet-)?access$/, methods: reading },
  { path: /^\/api\/tables\/[^/]+$/, methods: reading },
  { path: /^\/api\/session$/, methods: reading },
  { path: /^\/builds\/(latest\.json|meta\/[^/]+)$/, methods: reading },
  { path: /^\/sitemaps\/[^/]+$/, methods: reading },
  { path: /^\/feeds\/./, methods: reading },
  { path: /^\/01\/./, methods: [...reading, 'OPTIONS'] },
]

const belowInterfaces = /^\/(api|builds|feeds|sitemaps|01)(\/|$)/

/**
 * The methods that an address takes: pages and files are read, interfaces take what their row says.
 * @param path without the query
 * @returns undefined where no interface is
 */
export function allowedMethods(path: string): readonly string[] | undefined {
  if (!belowInterfaces.test(path)) return reading
  const plain = path.replace(/\/$/, '')
  return interfaces.find((row) => row.path.test(plain))?.methods
}
