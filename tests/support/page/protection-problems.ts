import type { IncomingHttpHeaders } from 'node:http'

/** What every answer of the site says, whatever it is. */
const said: readonly { name: string; value: RegExp }[] = [
  { name: 'x-content-type-options', value: /^nosniff$/ },
  { name: 'referrer-policy', value: /^strict-origin-when-cross-origin$/ },
  { name: 'cross-origin-resource-policy', value: /^same-origin$/ },
  { name: 'permissions-policy', value: /camera=\(\)/ },
  { name: 'x-request-id', value: /^[\w-]{36}$/ },
]

/** What a page says besides. */
const saidByPages: typeof said = [
  { name: 'cross-origin-opener-policy', value: /^same-origin-allow-popups$/ },
  { name: 'content-type', value: /charset=utf-8/i },
  { name: 'content-security-policy', value: /^default-src 'none'; script-src (?![^;]*unsafe)/ },
]

/** Names of programs and their versions. */
const unsaid = ['x-powered-by', 'server', 'x-nextjs-cache', 'x-nextjs-prerender', 'via']

/** Headers that an answer should have and has not, or has and should not. */
export function protectionProblems(headers: IncomingHttpHeaders): string[] {
  const isPage = String(headers['content-type']).startsWith('text/html')
  const expected = [...said, ...(isPage ? saidByPages : [])]
  return [
    ...expected.filter(({ name, value }) => !value.test(String(headers[name] ?? ''))).map(({ name }) => name),
    ...unsaid.filter((name) => headers[name] !== undefined),
  ]
}
