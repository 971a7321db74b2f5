import type { IncomingHttpHeaders } from 'node:http'

/** Headers of every response of the site. */
const said: readonly { name: string; value: RegExp }[] = [
  { name: 'x-content-type-options', value: /^nosniff$/ },
  { name: 'referrer-policy', value: /^strict-origin-when-cross-origin$/ },
  { name: 'cross-origin-resource-policy', value: /^same-origin$/ },
  { name: 'permissions-policy', value: /camera=\(\)/ },
  { name: 'x-request-id', value: /^[\w-]{36}$/ },
]

/** Additional headers of a page. */
const saidByPages: typeof said = [
  { name: 'cross-origin-opener-policy', value: /^same-origin-allow-popups$/ },
  { name: 'content-type', value: /charset=utf-8/i },
  { name: 'content-security-policy', value: /^default-src 'none'; script-src (?![^;]*unsafe)/ },
]

/** Names of programs and their versions. */
const unsaid = ['x-powered-by', 'server', 'x-nextjs-cache', 'x-nextjs-prerender', 'via']

/** Headers that a response lacks, or has against the rules. */
export function protectionProblems(headers: IncomingHttpHeaders): string[] {
  const isPage = String(headers['content-type']).startsWith('text/html')
  const expected = [...said, ...(isPage ? saidByPages : [])]
  return [
    ...expected.filter(({ name, value }) => !value.test(String(headers[name] ?? ''))).map(({ name }) => name),
    ...unsaid.filter((name) => headers[name] !== undefined),
  ]
}
