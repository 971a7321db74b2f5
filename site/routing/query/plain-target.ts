/**
 * A request's target in a form that every parser reads as the same path: browsers and URL parsers read `//other.example` and
 * `/\other.example` as another host, and the framework redirects repeated slashes itself. Such slashes become one, and the path gets one
 * at its end, which the middleware removes with its one redirect; a backslash is encoded, which the middleware refuses. A needlessly
 * encoded letter or digit is decoded, so that a page does not have thousands of addresses (RFC 3986, section 6.2.2).
 * @param target path and query of the request line
 */
export function plainTarget(target: string): string {
  const [path = '', ...query] = target.split('?')
  if (!path.startsWith('/') || !/\/\/|[\\%]/.test(path)) return target
  const isUntidy = path.includes('//')
  // In `%%36` a decoded digit would become a part of another escape.
  const isEncoded = !/%(?![\da-f]{2})/i.test(path)
  const decoded = isEncoded ? path.replace(/%../g, inOneSpelling) : path
  const plain = decoded.replace(/\/{2,}/g, '/').replaceAll('\\', '%5C')
  return [isUntidy && !plain.endsWith('/') ? `${plain}/` : plain, ...query].join('?')
}

function inOneSpelling(encoded: string): string {
  const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
  return /[\w~-]/.test(character) ? character : encoded.toUpperCase()
}
