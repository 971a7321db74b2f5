import { serveHost } from './simulated-http.ts'
import { newService, type Service } from './simulated-network.ts'

export const cdnHost = 'cdn.example'

/** What a response says to the CDN, and its text. */
export type Sent = { headers: ReadonlyMap<string, string>; text: string }

export type SimulatedCdn = {
  service: Service
  held: (address: string) => string | undefined
  /** Stores a response as its headers allow. */
  store: (address: string, sent: Sent) => void
}

/** A CDN as `deployment/varnish.vcl` sets one up: it holds what it may until one of its names is purged. */
export function startCdn(): SimulatedCdn {
  const service = newService('the CDN', 10_000)
  const pages = new Map<string, { text: string; names: readonly string[] }>()
  serveHost(cdnHost, service, ({ method, headers }) => {
    if (method !== 'PURGE') return { status: 405 }
    const purged = new Set((headers.get('xkey-purge') ?? '').split(' '))
    for (const [address, { names }] of pages) if (names.some((name) => purged.has(name))) pages.delete(address)
    return {}
  })
  return {
    service,
    held: (address) => pages.get(address)?.text,
    store(address, { headers, text }) {
      const control = headers.get('cdn-cache-control') ?? 'no-store'
      if (control.includes('no-store')) return
      pages.set(address, { text, names: (headers.get('xkey') ?? '').split(' ') })
    },
  }
}
