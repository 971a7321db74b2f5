import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandEnvironment } from '../../tests/support/command-environment.ts'
import { askRegistry } from './ask-registry.ts'

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections()
})

type Called = { code: number; stdout: string; stderr: string }
type Received = { method: string | undefined; url: string | undefined; sent: unknown }

/** A registry that answers every request alike; without a status it never does. */
async function startRegistry(status?: number, answer?: string) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    received.push({ method: request.method, url: request.url, sent: await json(request) })
    if (status !== undefined) response.writeHead(status).end(answer)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return { address: `http://localhost:${(server.address() as AddressInfo).port}/npm/`, received }
}

/** The command in a process of its own, for which npm is configured with a registry. */
async function call(registry: string): Promise<Called> {
  const env = { ...commandEnvironment, HOME: process.env['HOME'], npm_config_registry: registry }
  return await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'advisories.ts')], { env }).then(
    (output) => ({ code: 0, ...output }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
}

const planted = {
  next: [
    {
      id: 1,
      url: 'https://advisories.example/advisories/GHSA-2222-3333-4444',
      title: 'Everything is open',
      severity: 'critical',
      vulnerable_versions: '>=16.0.0',
    },
  ],
}

let ofNone: Called & { received: Received[] }
let ofUnjudged: Called
let withoutAudit: Called

beforeAll(async () => {
  const registries = await Promise.all([
    startRegistry(200, '{}'),
    startRegistry(200, JSON.stringify(planted)),
    startRegistry(404, 'not found'),
  ])
  const [first, second, third] = await Promise.all(registries.map(({ address }) => call(address)))
  if (!first || !second || !third) throw new Error('The command was not called.')
  ofNone = { ...first, received: registries[0].received }
  ofUnjudged = second
  withoutAudit = third
}, 120_000)

test('passes when the registry knows of nothing, and has sent it each package with its versions', () => {
  const { code, stdout, stderr, received } = ofNone
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^\d{3} advisories of \d+ packages are judged\.\n/)
  expect(stdout).toContain('\nThe registry of npm names 0 for the lock file.\n')
  const sent = expect.objectContaining({ next: [expect.any(String)], jose: [expect.any(String), expect.any(String)] })
  expect(received).toEqual([{ method: 'POST', url: '/npm/-/npm/v1/security/advisories/bulk', sent }])
})

test('fails with exit code 2 on an advisory of the registry that nobody has judged, and names it', () => {
  expect(ofUnjudged.code).toBe(2)
  expect(ofUnjudged.stdout).toMatch(
    /\nnext [\d.]+: GHSA-2222-3333-4444, Everything is open \(>=16\.0\.0\) has no row\.\n$/,
  )
})

test('says that a registry has no audit, and checks the table alone', () => {
  expect([withoutAudit.code, withoutAudit.stderr]).toEqual([0, ''])
  const said = 'The registry of npm answers the audit with 404. Only the table was compared with the lock file.'
  expect(withoutAudit.stdout).toContain(`\n${said}\n`)
})

test('takes no other answer for an audit, and waits for none without an end', async () => {
  const installed = [{ name: 'next', version: '16.4.6' }]
  const other = await startRegistry(200, '<html>')
  expect(await askRegistry(other.address, installed)).toEqual({
    silence: 'The registry of npm gives no audit: its answer is no list of advisories.',
  })
  const list = await startRegistry(200, '{"next":[{}]}')
  expect(await askRegistry(list.address, installed)).toEqual({
    silence: 'The registry of npm gives no audit: its answer is no list of advisories.',
  })
  const { address } = await startRegistry()
  expect(await askRegistry(address, installed, 20)).toEqual({
    silence: 'The registry of npm gives no audit: it took too long.',
  })
  expect(await askRegistry('http://localhost:9/', installed)).toEqual({
    silence: 'The registry of npm gives no audit: no connection.',
  })
})
