import { type Algoliasearch, algoliasearch } from 'algoliasearch'

export type SearchHost = {
  /** An address, or `hosted` for the hosted service's own hosts. */
  host: string
  applicationId: string
  key: string
}

/** The official client, on the service that the configuration names. */
export function searchClient({ host, applicationId, key }: SearchHost): Algoliasearch {
  return algoliasearch(applicationId, key, hostOption(host))
}

/** The client's option `hosts`: none for the hosted service. */
export function hostOption(host: string) {
  if (host === 'hosted') return {}
  const { protocol, host: name, pathname } = new URL(host)
  const url = `${name}${pathname === '/' ? '' : pathname}`
  const scheme = protocol === 'https:' ? ('https' as const) : ('http' as const)
  return { hosts: [{ url, accept: 'readWrite' as const, protocol: scheme }] }
}
