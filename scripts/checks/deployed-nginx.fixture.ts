import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { root } from '../settings.ts'
import { freePort } from '../system/free-port.ts'
import { nginxPath } from '../system/services/nginx-path.ts'

const openssl = ['/usr/bin/openssl', '/usr/local/bin/openssl'].find((path) => existsSync(path))
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`)

export const canRunNginx = nginxPath !== undefined && openssl !== undefined

export type RequestParts = { path: string; method?: string; headers?: Record<string, string> }

export type DeployedNginx = {
  origin: string
  send: (parts: RequestParts) => Promise<{ status: number; headers: Record<string, unknown>; body: string }>
  stop: () => Promise<void>
}

type Deploying = {
  /** Text of `upstreams.conf`. */
  upstreams: string
  /** Text of `app.conf`. */
  app: string
  change?: (configuration: string) => string
}

/** Starts nginx with the configuration of `deployment` on a free port, with a certificate of its own. */
export async function startDeployedNginx({
  upstreams,
  app,
  change = (text) => text,
}: Deploying): Promise<DeployedNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'deployment-nginx-'))
  const [plain, port] = [await freePort(), await freePort()]
  const files = ['-keyout', join(folder, 'site.key'), '-out', join(folder, 'site.pem')]
  spawnSync(openssl ?? '', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', ...files])
  await writeFile(join(folder, 'upstreams.conf'), upstreams)
  await writeFile(join(folder, 'app.conf'), app)
  const text = (await readFile(join(root, 'deployment/nginx.conf'), 'utf8'))
    .replaceAll('/etc/nginx/upstreams.conf', join(folder, 'upstreams.conf'))
    .replaceAll('/etc/nginx/app.conf', join(folder, 'app.conf'))
    .replaceAll('/etc/nginx/certificates', folder)
    .replaceAll('/run/nginx.pid', join(folder, 'nginx.pid'))
    .replaceAll(/^ *listen \[.*\n/gm, '')
    .replace('listen 80 ', `listen 127.0.0.1:${plain} `)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace(/^http \{/m, `http {\n  ${temporary.join(' ')}`)
  await writeFile(join(folder, 'nginx.conf'), change(text))
  const places = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]
  const server = spawn(nginxPath ?? '', [...places, '-g', 'daemon off;'], { stdio: 'ignore' })
  const send = (parts: RequestParts) => sendTo(port, parts)
  await vi.waitFor(() => send({ path: '/healthz' }), { timeout: 10_000 })
  return {
    origin: `https://127.0.0.1:${port}`,
    send,
    async stop() {
      server.kill('SIGTERM')
      await new Promise((resolve) => server.once('exit', resolve))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function sendTo(port: number, { path, method = 'GET', headers = {} }: RequestParts): ReturnType<DeployedNginx['send']> {
  return new Promise((resolve, reject) => {
    const target = { host: '127.0.0.1', port, path, method, headers, rejectUnauthorized: false, agent: false as const }
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
