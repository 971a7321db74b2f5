import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { openContext } from '../open-context.ts'
import { openLoginError } from './open-login-error.ts'

async function send(path: string, host = 'localhost') {
  const headers = { host: `${host}:3000` }
  const response = await openLoginError(openContext(new NextRequest(`http://${host}:3000${path}`, { headers })))
  if (!(response instanceof Response)) return 'passed on'
  const page = new URL(response.headers.get('x-middleware-rewrite') ?? '').pathname
  return [response.status, page, response.headers.get('x-robots-tag'), response.headers.get('cache-control')].join(' ')
}

test.each([
  ['localhost', '/login-error?error=state_mismatch', '401 /base/es/login-error noindex private, no-store'],
  ['localhost', '/ru/login-error?error=timeout', '503 /base/ru/login-error noindex private, no-store'],
  ['italy.localhost', '/login-error', '401 /italy/it/login-error noindex private, no-store'],
  ['global.localhost', '/de/login-error', '401 /global/de/login-error noindex private, no-store'],
  ['global.localhost', '/login-error', 'passed on'],
  ['localhost', '/en/login-error/x', 'passed on'],
  ['localhost', '/', 'passed on'],
])('at %s%s: %s', async (host, path, outcome) => expect(await send(path, host)).toBe(outcome))
