import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { Provider } from 'oidc-provider'
import { z } from 'zod'
import { safeParsed } from '../safe-parsed.ts'
import { breakResponses, maintenance, tooMany } from './break-responses.ts'
import { type Faults, faultSchema, faultSwitch } from './faults.ts'
import { loginSteps } from './login-steps.ts'
import { pagePolicy } from './page-frame.ts'
import { customersPage } from './pages.ts'
import { type ProviderOptions, providerConfiguration } from './provider-configuration.ts'

export type IdentityProvider = { issuer: string; faults: Faults; stop: () => Promise<void> }

/** Body of POST /faults: a fault, or the lifetime of tokens. */
const order = z.union([faultSchema, z.strictObject({ tokenSeconds: z.number().int().positive() })])

/** An OpenID provider with fictional customers, on localhost only. */
export async function startIdentityProvider(options: ProviderOptions): Promise<IdentityProvider> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, 'localhost', resolve)
  })
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const key = await signingKey(options.dataFolder)
  const faults = faultSwitch()
  const provider = new Provider(issuer, providerConfiguration({ options, key, faults }))
  provider.use(breakResponses(faults, key))
  const respondToStep = loginSteps(provider, options.mailPort)
  const respondToProtocol = provider.callback()

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const exchange = { request, response }
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    const [, first, , action = ''] = path.split('/')
    if (path === '/healthz') return void response.end('ok')
    if (path === '/') return void sendCustomers(exchange)
    if (path === '/faults') return void responseFaults(exchange, options.hasFaults ? faults : undefined)
    const go = first === 'interaction' ? respondToStep(exchange, action) : undefined
    if (go) return void go.catch((error: unknown) => refuse(response, error))
    void meetFaults(exchange, faults).then((hasResponse) => {
      if (!hasResponse) void respondToProtocol(request, response)
      return undefined
    })
  })
  return {
    issuer,
    faults,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The provider's signing key, generated at the first start and stored, so that sessions survive a restart. */
async function signingKey(folder: string): Promise<JWK> {
  const file = join(folder, 'signing-key.json')
  const stored = await readFile(file, 'utf8').catch(() => undefined)
  if (stored !== undefined) return JSON.parse(stored) as JWK
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key: JWK = { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: 'RS256', use: 'sig' }
  await mkdir(folder, { recursive: true })
  await writeFile(file, JSON.stringify(key), { mode: 0o600 })
  return key
}

type Exchange = { request: IncomingMessage; response: ServerResponse }

function sendCustomers({ request, response }: Exchange): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': pagePolicy })
  response.end(customersPage(request.headers['accept-language'] ?? ''))
}

/** A login that has ended, or that another browser started, has no page. */
function refuse(response: ServerResponse, error: unknown): void {
  if (response.headersSent) return
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
  response.end(`This login has ended. Please begin again. (${error instanceof Error ? error.name : 'unknown'})`)
}

async function meetFaults({ request, response }: Exchange, faults: Faults): Promise<boolean> {
  const path = (request.url ?? '/').split('?', 1)[0]
  const slow = faults.take('slow', path)
  if (slow) await wait(slow.ms)
  if (faults.take('dead', path)) request.socket.destroy()
  else if (faults.take('busy', path)) respondBusy(response)
  else if (faults.take('html', path)) response.writeHead(200, { 'content-type': 'text/html' }).end(maintenance)
  else return false
  return true
}

function respondBusy(response: ServerResponse): void {
  response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '1' }).end(JSON.stringify(tooMany))
}

/** POST sets a fault, DELETE clears all. */
async function responseFaults({ request, response }: Exchange, faults: Faults | undefined): Promise<void> {
  if (!faults) return void response.writeHead(404).end()
  if (request.method === 'DELETE') {
    faults.clear()
    return void response.writeHead(204).end()
  }
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const parsed = safeParsed(order, jsonOf(Buffer.concat(chunks).toString()))
  if (request.method !== 'POST' || !parsed.success) return void response.writeHead(400).end('No such fault')
  if ('name' in parsed.data) faults.set(parsed.data)
  else faults.tokenSeconds = parsed.data.tokenSeconds
  response.writeHead(204).end()
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
