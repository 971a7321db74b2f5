import { mkdtempSync, rmSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parsePluginEnv } from './env.ts'
import { startPluginServer } from './start-plugin-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'plugin-server-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function withServer(env: Record<string, string>, use: (url: string) => Promise<void>) {
  const server = await startPluginServer(parsePluginEnv({ PLUGIN_PORT: '0', APP_FOLDER: folder, ...env }))
  await use(server.url).finally(server.stop)
}

test.each(['/stories?search_term=a', '/', '/landing-field.js'])('returns 404 at %s', async (path) => {
  await withServer({ CONTENT_URL: 'http://localhost:9' }, async (url) => {
    for (const headers of [{}, { origin: 'http://localhost:4000' }, { 'sec-fetch-site': 'same-origin' }]) {
      expect((await fetch(`${url}${path}`, { headers: headers as Record<string, string> })).status).toBe(404)
    }
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })
})

const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'))

test.skipIf(!hasIpv6)('listens where LISTEN_HOST says', async () => {
  await withServer({ LISTEN_HOST: '::1' }, async (url) => {
    const { port } = new URL(url)
    expect((await fetch(`http://[::1]:${port}/healthz`)).status).toBe(200)
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed')
  })
})
