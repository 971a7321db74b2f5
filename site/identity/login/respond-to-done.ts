import { createHash } from 'node:crypto'
import { brand } from '#site/brand/brand.ts'
import type { Exchange } from '../http-exchange.ts'
import { isIdentityErrorCode } from '../identity-errors.ts'
import { loginModes } from './transaction.ts'

/**
 * Posts the outcome to the opener or parent frame, on the site's origin alone, and closes the window. Without an opener
 * it links to the home page.
 */
const script = `
const { mode, result } = document.documentElement.dataset
const behind = mode === 'popup' ? window.opener : window.parent
if (behind && behind !== window) {
  behind.postMessage({ kind: 'login-finished', mode, result }, window.location.origin)
  if (mode === 'popup') window.close()
} else window.location.replace('/')
`

const hash = createHash('sha256').update(script).digest('base64')
const policy = `default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'self'`

/** GET /api/auth/done: the end of a login in a popup or hidden frame. It carries no secret. */
export function respondToDone({ request }: Exchange): Response {
  const { searchParams } = new URL(request.url)
  const mode = loginModes.find((one) => one === searchParams.get('mode')) ?? 'silent'
  const given = searchParams.get('result')
  const result = given === 'ok' || isIdentityErrorCode(given) ? given : 'provider_error'
  const page = `<!doctype html><html lang="en" data-mode="${mode}" data-result="${result}"><title>${brand.name}</title><h1><a href="/">${brand.name}</a></h1><script>${script}</script></html>`
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'private, no-store',
    },
  })
}
