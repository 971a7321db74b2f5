import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { readSettings, type Settings } from '../settings.ts'
import { isFree } from './busy-port.ts'
import { freePort } from './free-port.ts'
import { requirePorts } from './require-ports.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

function occupy(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    servers.push(server)
    server.listen(0, 'localhost', () => resolve((server.address() as { port: number }).port))
  })
}

async function settingsAt(port: number): Promise<Settings> {
  // Ports of the system itself, which hands them out: each is free a moment ago.
  const others = await Promise.all(Array.from({ length: 7 }, freePort))
  const [MAIL_PORT, MAIL_WEB_PORT, EDITOR_PORT, PLUGIN_PORT, SEARCH_PORT, IDENTITY_PORT, CONTENT_PORT] =
    others.map(String)
  const rest = { MAIL_PORT, MAIL_WEB_PORT, EDITOR_PORT, PLUGIN_PORT, SEARCH_PORT, IDENTITY_PORT, CONTENT_PORT }
  return readSettings({ ...rest, SITE_PORT: String(port) })
}

test('accepts free ports', async () => {
  const settings = await settingsAt(await freePort())
  expect(await isFree(settings.SITE_PORT)).toBe(true)
  await expect(requirePorts(settings, { set: {} })).resolves.toBeUndefined()
})

test('names a taken port with its owner, and a block of ports in which every one is free', async () => {
  const port = await occupy()
  const refusal = await requirePorts(await settingsAt(port), { set: { MAIL_PORT: '1', SITE_PORT: '2' } }).catch(String)
  expect(refusal).toMatch(`Port ${port} of the site (SITE_PORT) is taken by `)
  const [, site, content] = /all free: SITE_PORT=(\d+) CONTENT_PORT=(\d+) MAIL_PORT=$/.exec(refusal ?? '') ?? []
  const block = readSettings({ SITE_PORT: site, CONTENT_PORT: content })
  await expect(requirePorts(block)).resolves.toBeUndefined()
})

test.runIf(process.platform === 'linux')('names process and command of the owner on Linux', async () => {
  const refused = requirePorts(await settingsAt(await occupy()))
  await expect(refused).rejects.toThrow(`process ${process.pid} (`)
})
