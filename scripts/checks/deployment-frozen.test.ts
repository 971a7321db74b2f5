import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { root } from '../settings.ts'
import { freePort } from '../system/free-port.ts'
import { canRunNginx, type DeployedNginx, startDeployedNginx } from './deployed-nginx.fixture.ts'

/** A process that listens, responds with its name, and prints the method of each request. */
const listener = `
import { createServer } from 'node:http'
const [name, port] = process.argv.slice(1)
createServer((request, response) => {
  console.log(request.method)
  response.end(name)
}).listen(Number(port), '127.0.0.1', () => console.log('listening'))
`

type Instance = { child: ChildProcess; port: number; requests: string[] }

async function startInstance(name: string): Promise<Instance> {
  const port = await freePort()
  const args = ['--input-type=module', '--eval', listener, name, String(port)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const requests: string[] = []
  await once(child.stdout ?? child, 'data')
  child.stdout?.on('data', (chunk) => requests.push(...String(chunk).trim().split('\n')))
  return { child, port, requests }
}

describe.skipIf(!canRunNginx)('an instance that is frozen', () => {
  let [frozen, alive]: Instance[] = []
  let nginx: DeployedNginx

  beforeAll(async () => {
    frozen = await startInstance('frozen')
    alive = await startInstance('alive')
    const systemd = await readFile(join(root, 'deployment/upstreams.systemd.conf'), 'utf8')
    const upstreams = systemd
      .replace(':3001', `:${frozen.port}`)
      .replace(':3002', `:${alive.port}`)
      .replaceAll('fail_timeout=5s', 'fail_timeout=60s')
    // The limits of `deployment`, in less time; each response names the instances that were tried.
    const change = (text: string) =>
      text
        .replace('proxy_read_timeout 8s', 'proxy_read_timeout 1s')
        .replace('proxy_read_timeout 60s', 'proxy_read_timeout 2s')
        .replace('location / {', 'location / { add_header x-tried $upstream_addr;')
    nginx = await startDeployedNginx({ upstreams, app: `server 127.0.0.1:${alive.port};`, change })
    // Each has an open connection to nginx.
    await Promise.all([nginx.send({ path: '/' }), nginx.send({ path: '/' })])
    // Their output may come after their responses.
    const printed = [frozen.requests, alive.requests]
    await vi.waitUntil(() => printed.flat().length === 2)
    frozen.child.kill('SIGSTOP')
    for (const requests of printed) requests.length = 0
  })
  afterAll(async () => {
    await nginx.stop()
    for (const { child } of [frozen, alive].filter((one) => one !== undefined)) child.kill('SIGKILL')
  })

  test('a form that it received is not sent to another instance', async () => {
    const post = { path: '/api/forms/consulta', method: 'POST' }
    const responses = await Promise.all([nginx.send(post), nginx.send(post)])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 504])
    expect(alive?.requests).toEqual(['POST'])
  })

  test('another instance responds to every page', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => nginx.send({ path: '/productos' })))
    expect(responses.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 10 }, () => [200, 'alive']),
    )
  })

  test('it gets no further page for a while after three that it kept waiting', async () => {
    const responses = []
    for (let count = 0; count < 10; count += 1) responses.push(await nginx.send({ path: '/productos' }))
    expect(new Set(responses.map(({ headers }) => headers['x-tried']))).toEqual(new Set([`127.0.0.1:${alive?.port}`]))
  })
})
