/**
 * A request's target in a form that every reader of addresses takes for the same path: browsers and URL parsers take
 * `//other.example` and `/\other.example` for another host, and the framework answers slashes that stand together with a
 * redirect of its own. Such slashes become one, and the path gets one at its end, which the gateway removes with its one
 * redirect; a backslash is encoded, which the gateway refuses. A letter or digit that is encoded for no reason is decoded, so that
 * a page does not have thousands of addresses (RFC 3986, section 6.2.2).
 * @param target path and query as they stand in the request line
 */
export function plainTarget(target: string): string {
  const [path = '', ...query] = target.split('?')
  if (!path.startsWith('/') || !/\/\/|[\\%]/.test(path)) return target
  const isUntidy = path.includes('//')
  const decoded = path.replace(/%[\da-f]{2}/gi, inOneSpelling)
  const plain = decoded.replace(/\/{2,}/g, '/').replaceAll('\\', '%5C')
  return [isUntidy && !plain.endsWith('/') ? `${plain}/` : plain, ...query].join('?')
}

function inOneSpelling(encoded: string): string {
  const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
  return /[\w~-]/.test(character) ? character : encoded.toUpperCase()
}
