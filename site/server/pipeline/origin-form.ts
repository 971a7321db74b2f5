/**
 * The path and query of a request's target (RFC 9112, section 3.2). The absolute form, `http://host/path`, is what proxies
 * send: a server must take it, and only for its own host.
 * @param target as the request line contains it
 * @param host the `Host` header
 * @returns undefined for a target of another host, and for one that is no address of a page, such as `*`
 */
export function originForm(target: string, host: string | undefined): string | undefined {
  if (target.startsWith('/')) return target
  const [, authority, rest = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(target) ?? []
  if (authority === undefined || authority.toLowerCase() !== host?.toLowerCase()) return undefined
  return rest.startsWith('/') ? rest : `/${rest}`
}

/**
 * Whether a request has at most one Host header: of two, a proxy in front may have used the other one (RFC 9112, section 3.2). The server
 * keeps the first and discards the rest, so that only the raw headers show it.
 * @param rawHeaders names and values in turn
 */
export function hasOneHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts <= 1
}
