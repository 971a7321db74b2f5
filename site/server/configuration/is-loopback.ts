/** Whether a host name names this machine alone (RFC 6761, RFC 1122). @param hostname of a URL, IPv6 in brackets */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\.|^\[?::1\]?$/.test(hostname)
}
