import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root, type Settings } from '../settings.ts'
import { nginxPath } from '../system/services/nginx-path.ts'
import { varnishPath } from '../system/services/varnish-path.ts'
import type { InFront } from '../system/start-system.ts'

export type StartedCdn = {
  child: ChildProcess
  /** A file, or a folder of files, with what it holds. */
  stored: string
}

type Starting = {
  /** Writable. */
  folder: string
  port: number
  /** Port of the site behind it. */
  sitePort: number
  /** Secret of its purges. */
  token: string
}

/** Secret of the purges of a drill. */
export const startedSecret = 'secret-of-the-purges-of-a-drill'

/** The CDNs that run on a machine, each with the configuration of `deployment`. */
export const cdns = {
  varnish: { path: varnishPath, start: startVarnish },
  nginx: { path: nginxPath, start: startNginx },
} as const

async function startVarnish({ folder, port, sitePort, token }: Starting): Promise<StartedCdn> {
  const given = await readFile(join(root, 'deployment/varnish.vcl'), 'utf8')
  const changed = given
    .replace('.host = "127.0.0.1";', '.host = "localhost";')
    .replace('.port = "3001";', `.port = "${sitePort}";`)
  await writeFile(join(folder, 'drill.vcl'), changed)
  const stored = join(folder, 'stored')
  const places = ['-n', join(folder, 'varnish'), '-s', `default=file,${stored},64m`, '-s', 'Transient=malloc,16m']
  const args = ['-j', 'none', '-F', '-f', join(folder, 'drill.vcl'), '-a', `localhost:${port}`, ...places]
  return { child: await started(varnishPath ?? 'varnishd', args, { CDN_TOKEN: token }), stored }
}

/** Varnish in front of a system, on the port of its site, which listens on another one. */
export function varnishInFront(settings: Settings): { inFront: InFront; stop: () => void } {
  const { SITE_PORT: port, DATA_FOLDER: folder } = settings
  const sitePort = port + 60
  let varnish: StartedCdn | undefined
  const start = async () => {
    varnish = await startVarnish({ folder, port, sitePort, token: startedSecret })
  }
  const purges = { CDN: 'varnish', CDN_PURGE_URL: `http://localhost:${port}`, CDN_TOKEN: startedSecret }
  const extra = { ...purges, TRUST_PROXY: 'true' }
  return { inFront: { sitePort, extra, start }, stop: () => void varnish?.child.kill('SIGTERM') }
}

async function startNginx({ folder, port, sitePort, token }: Starting): Promise<StartedCdn> {
  const given = await readFile(join(root, 'deployment/nginx-cdn.conf'), 'utf8')
  const part = given
    .replaceAll('/var/cache/nginx', folder)
    .replaceAll('/run/nginx-generation.sock', join(folder, 'generation.sock'))
    .replace('listen 8080;', `listen localhost:${port};`)
    .replace('<CDN_TOKEN>', token)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`)
  const upstream = `upstream site { server localhost:${sitePort}; keepalive 16; }`
  const files = `include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}`
  await writeFile(
    join(folder, 'nginx.conf'),
    `user root;\npid nginx.pid;\nevents { worker_connections 1024; }\nhttp {\n${files}\n${upstream}\n${part}}\n`,
  )
  await Promise.all(['pages', 'generation'].map((name) => mkdir(join(folder, name))))
  const args = ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']
  return { child: await started(nginxPath ?? 'nginx', args), stored: join(folder, 'pages') }
}

async function started(
  path: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  const child = spawn(path, [...args], { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } })
  await pause(1500)
  if (child.exitCode !== null) throw new Error(`${path} ended at once with ${child.exitCode}.`)
  return child
}
