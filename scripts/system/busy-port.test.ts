import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { isFree, requireFree } from './busy-port.ts'

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

test('accepts a free port', async () => {
  const port = await occupy()
  await new Promise((resolve) => servers.pop()?.close(resolve))
  expect(await isFree(port)).toBe(true)
  await expect(requireFree(port, { name: 'the site', variable: 'SITE_PORT' })).resolves.toBeUndefined()
})

test('names a taken port with its owner and the variable that changes ours', async () => {
  const port = await occupy()
  const refused = requireFree(port, { name: 'the site', variable: 'SITE_PORT' })
  await expect(refused).rejects.toThrow(new RegExp(`Port ${port} of the site is taken by .*SITE_PORT=${port + 1}`))
})

test.runIf(process.platform === 'linux')('names process and command of the owner on Linux', async () => {
  const port = await occupy()
  const refused = requireFree(port, { name: 'the site', variable: 'SITE_PORT' })
  await expect(refused).rejects.toThrow(`process ${process.pid} (`)
})
