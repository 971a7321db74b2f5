import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { root } from '../settings.ts'
import { freePort } from '../system/free-port.ts'
import { nginxPath } from '../system/services/nginx-path.ts'

const openssl = ['/usr/bin/openssl', '/usr/local/bin/openssl'].find((path) => existsSync(path))
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`)

/** Headers of the site, which differ from nginx's own. */
const ofTheSite = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=1',
  'content-security-policy': "default-src 'self'",
}

type RequestParts = { path: string; method?: string; headers?: Record<string, string> }

describe.skipIf(!nginxPath || !openssl)('nginx as it is configured', () => {
  let folder: string
  let port: number
  let server: ChildProcess
  const app = createServer((_, response) => response.writeHead(200, { 'x-content-type-options': 'nosniff' }).end('app'))
  const site = createServer((_, response) => response.writeHead(200, ofTheSite).end('site'))

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deployment-nginx-'))
    const [plain, sitePort, unused, appPort] = [await freePort(), await freePort(), await freePort(), await freePort()]
    port = await freePort()
    await new Promise<void>((resolve) => site.listen(sitePort, '127.0.0.1', resolve))
    await new Promise<void>((resolve) => app.listen(appPort, '127.0.0.1', resolve))
    const files = ['-keyout', join(folder, 'site.key'), '-out', join(folder, 'site.pem')]
    spawnSync(openssl ?? '', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', ...files])
    await writeFile(join(folder, 'upstreams.conf'), `server 127.0.0.1:${sitePort};`)
    await writeFile(join(folder, 'app.conf'), `server 127.0.0.1:${appPort};`)
    const text = (await readFile(join(root, 'deployment/nginx.conf'), 'utf8'))
      .replaceAll('/etc/nginx/upstreams.conf', join(folder, 'upstreams.conf'))
      .replaceAll('/etc/nginx/app.conf', join(folder, 'app.conf'))
      .replaceAll('/etc/nginx/certificates', folder)
      .replaceAll('/run/nginx.pid', join(folder, 'nginx.pid'))
      .replaceAll(/^ *listen \[.*\n/gm, '')
      .replace('listen 80 ', `listen 127.0.0.1:${plain} `)
      .replaceAll('listen 443 ', `listen 127.0.0.1:${port} `)
      .replace(/^http \{/m, `http {\n  ${temporary.join(' ')}\n  upstream down { server 127.0.0.1:${unused}; }`)
      .replace('location = /healthz', 'location = /down { proxy_pass http://down; }\n    location = /healthz')
    await writeFile(join(folder, 'nginx.conf'), text)
    const places = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]
    server = spawn(nginxPath ?? '', [...places, '-g', 'daemon off;'], { stdio: 'ignore' })
    await vi.waitFor(() => send({ path: '/' }), { timeout: 10_000 })
  })
  afterAll(async () => {
    server.kill('SIGTERM')
    await new Promise((resolve) => server.once('exit', resolve))
    site.close()
    app.close()
    await rm(folder, { recursive: true, force: true })
  })

  function send({ path, method = 'GET', headers = {} }: RequestParts) {
    return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
      const target = {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers,
        rejectUnauthorized: false,
        agent: false as const,
      }
      request(target, (response) => {
        let body = ''
        response.setEncoding('utf8').on('data', (part: string) => {
          body += part
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
      })
        .once('error', reject)
        .end()
    })
  }

  const own: readonly (RequestParts & { status: number })[] = [
    { path: '/healthz', status: 404 },
    { path: '/readyz', status: 404 },
    { path: '/down', status: 502 },
    { path: '/', method: 'POST', headers: { 'content-length': String(31 * 2 ** 20) }, status: 413 },
    { path: `/${'a'.repeat(20_000)}`, status: 414 },
    { path: '/', headers: { long: 'a'.repeat(20_000) }, status: 400 },
    { path: '/healthz', headers: { host: 'cms.zarandal.example' }, status: 404 },
    { path: '/', headers: { host: 'cms.zarandal.example' }, status: 404 },
  ]
  test.each(own)(
    'its own $status response has the security headers and names no version',
    async ({ status, ...parts }) => {
      const response = await send(parts)
      expect(response.status).toBe(status)
      expect(response.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=31536000',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        server: 'nginx',
      })
    },
  )

  test('a response of the site keeps its own headers, each once', async () => {
    expect((await send({ path: '/' })).headers).toMatchObject(ofTheSite)
  })

  test('routes the host that starts with cms. to the app, over https alone, and every other host to the site', async () => {
    const at = (host: string) => send({ path: '/app/', headers: { host } })
    const response = await at('cms.zarandal.example')
    expect([response.body, response.headers['strict-transport-security']]).toEqual(['app', 'max-age=31536000'])
    for (const host of ['www.zarandal.example', 'www.cms.example', 'cmsx.example']) {
      expect((await at(host)).body).toBe('site')
    }
  })
})
