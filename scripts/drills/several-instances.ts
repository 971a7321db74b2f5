import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Child } from '../system/child.ts'
import { firstPort, startDrillSystem } from './drill-system.ts'
import { knownPages } from './known-pages.ts'
import { startProbe } from './probe.ts'

/** Three instances behind nginx, Redis between them: one is killed under load, then all are exchanged one by one. */
const tools = ['/usr/sbin/nginx', '/usr/bin/redis-server']
const missing = tools.filter((path) => !existsSync(path))
const ports = [firstPort + 40, firstPort + 41, firstPort + 42]
const balancerPort = firstPort + 43
const redisPort = firstPort + 44
const perSecond = 50

if (missing.length > 0) process.stdout.write(`Skipped: ${missing.join(' and ')} not installed here.\n`)
else process.exitCode = (await runInstances()) ? 0 : 1

async function runInstances(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'drill-balancer-'))
  const started: ChildProcess[] = []
  const drill = await startDrillSystem()
  try {
    started.push(run('/usr/bin/redis-server', ['--port', String(redisPort), '--save', '', '--dir', folder]))
    const extra = { REDIS_URL: `redis://localhost:${redisPort}` }
    const sites = new Map<number, Child>()
    for (const port of ports) sites.set(port, (await drill.addSite(port, { extra })).child)
    started.push(await startNginx(folder))
    const balancer = `http://localhost:${balancerPort}`
    const known = (await knownPages(drill.system.siteUrl, 40)).map((one) => one.replace(drill.system.siteUrl, balancer))
    await Promise.all(known.map((address) => fetch(address).then((answer) => answer.arrayBuffer())))
    const exchange = async (port: number, signal: 'SIGKILL' | 'SIGTERM') => {
      process.kill(sites.get(port)?.pid ?? 0, signal)
      await sites.get(port)?.ended
      sites.set(port, (await drill.addSite(port, { extra })).child)
    }
    const killed = await underLoad(known, () => exchange(ports[1] ?? 0, 'SIGKILL'))
    const rolled = await underLoad(known, async () => {
      for (const port of ports) await exchange(port, 'SIGTERM')
    })
    report('kill -9 of one of three', killed)
    report('rolling deployment of three', rolled)
    return killed.failed === 0 && rolled.failed === 0
  } finally {
    for (const child of started) child.kill('SIGTERM')
    await drill.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

async function underLoad(addresses: readonly string[], change: () => Promise<void>) {
  const judge = ({ status, text }: { status: number; text: string }) =>
    status === 200 && text.includes('</html>') ? undefined : `status ${status}`
  const probe = startProbe({ addresses, perSecond, judge })
  await pause(2000)
  await change()
  await pause(3000)
  return await probe.stop()
}

function report(what: string, { asked, failed, p95Ms, failures }: Awaited<ReturnType<typeof underLoad>>): void {
  process.stdout.write(`${what}: ${asked} asked, ${failed} failed, p95 ${p95Ms} ms\n`)
  for (const failure of failures) process.stdout.write(`  ${failure}\n`)
}

function run(command: string, args: readonly string[]): ChildProcess {
  return spawn(command, [...args], { stdio: 'ignore' })
}

async function startNginx(folder: string): Promise<ChildProcess> {
  const servers = ports.map((port) => `server localhost:${port} max_fails=1 fail_timeout=2s;`).join(' ')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const text = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http { access_log off; ${temporary.join(' ')}
  upstream site { ${servers} keepalive 16; }
  server { listen ${balancerPort}; location / { proxy_pass http://site; proxy_http_version 1.1;
    proxy_set_header Connection ''; proxy_set_header Host localhost; proxy_buffer_size 16k; proxy_buffers 16 16k;
    proxy_connect_timeout 2s; proxy_next_upstream error timeout http_502; proxy_next_upstream_tries 3; } } }`
  await writeFile(join(folder, 'nginx.conf'), text)
  const nginx = run('/usr/sbin/nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')])
  await pause(1000)
  return nginx
}
