/** The official clients' option `hosts` for an address, or none for `hosted`: the hosted service's own. */
export function hostOption(host: string) {
  if (host === 'hosted') return {}
  const { protocol, host: name, pathname } = new URL(host)
  const url = `${name}${pathname === '/' ? '' : pathname}`
  const scheme = protocol === 'https:' ? ('https' as const) : ('http' as const)
  return { hosts: [{ url, accept: 'readWrite' as const, protocol: scheme }] }
}
