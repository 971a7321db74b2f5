import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../settings.ts'
import { nginxPath } from '../system/services/nginx-path.ts'

type Balancing = {
  /** Writable folder of nginx. */
  folder: string
  /** Port of nginx. */
  port: number
  /** Ports of the instances. */
  ports: readonly number[]
}

/**
 * Starts nginx with the configuration of `deployment`, without certificates, which a drill does not have, and without
 * the rate limit for one visitor, which a drill would reach.
 * @returns its process, once it listens
 */
export async function startBalancer({ folder, port, ports }: Balancing): Promise<ChildProcess> {
  const servers = ports.map((one) => `server localhost:${one} max_fails=3 fail_timeout=5s;\n`).join('')
  await writeFile(join(folder, 'upstreams.conf'), `zone site 64k;\n${servers}`)
  // A drill has no app inside the CMS: its address responds like the site's.
  await writeFile(join(folder, 'app.conf'), servers)
  const given = await readFile(join(root, 'deployment/nginx.conf'), 'utf8')
  const text = changes({ folder, port }).reduce((changed, [from, to]) => changed.replaceAll(from, to), given)
  await writeFile(join(folder, 'nginx.conf'), text)
  const places = ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')]
  const nginx = spawn(nginxPath ?? 'nginx', [...places, '-g', 'daemon off;'], { stdio: 'inherit' })
  await pause(1000)
  if (nginx.exitCode !== null) throw new Error(`nginx exited at once: see ${join(folder, 'error.log')}.`)
  return nginx
}

/** Many visitors come from this machine: each names its own address. */
const ownAddresses = ['set_real_ip_from 127.0.0.1;', 'set_real_ip_from ::1;', 'real_ip_header X-Forwarded-For;']

function changes({ folder, port }: { folder: string; port: number }): [RegExp, string][] {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`)
  return [
    [/\/etc\/nginx\/(upstreams|app)\.conf/g, join(folder, '$1.conf')],
    [/\/run\/nginx\.pid/g, join(folder, 'nginx.pid')],
    [/^ *(ssl_|limit_req|listen \[).*\n/gm, ''],
    [/listen 80 /g, `listen localhost:${port + 1} `],
    [/listen 443 ssl http2\b/g, `listen localhost:${port}`],
    [/^http \{/gm, `http {\n  ${[...temporary, ...ownAddresses].join(' ')}`],
  ]
}
