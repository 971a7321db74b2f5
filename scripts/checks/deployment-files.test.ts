import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canRunNginx, type DeployedNginx, startDeployedNginx } from './deployed-nginx.fixture.ts'

const instances: Server[] = []
let nginx: DeployedNginx

/** An instance that has the files of one build. */
async function startInstance(build: string): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    response.statusCode = url.includes('/_next/') && !url.includes(build) ? 404 : 200
    response.end(build)
  })
  instances.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `server 127.0.0.1:${(server.address() as AddressInfo).port} max_fails=3 fail_timeout=5s;`
}

describe.skipIf(!canRunNginx)('while three instances are exchanged for those of another build', () => {
  beforeAll(async () => {
    const servers = [await startInstance('old'), await startInstance('older'), await startInstance('new')]
    nginx = await startDeployedNginx({ upstreams: `zone site 64k;\n${servers.join('\n')}`, app: servers[0] ?? '' })
  })
  afterAll(async () => {
    await nginx.stop()
    for (const server of instances) server.close()
  })

  test('a file is sent by the one instance that has it', async () => {
    const requests = Array.from({ length: 9 }, () => nginx.send({ path: '/_next/static/chunks/new-1.js' }))
    const responses = await Promise.all(requests)
    expect(responses.map(({ status, body }) => `${status} ${body}`)).toEqual(responses.map(() => '200 new'))
  })

  test('a file that no instance has is 404', async () => {
    expect((await nginx.send({ path: '/_next/static/chunks/lost-1.js' })).status).toBe(404)
  })
})
