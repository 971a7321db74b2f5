import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandEnvironment } from '../../support/command-environment.ts'

const root = join(import.meta.dirname, '../../..')

/** Listens where the services of a second stack are; it refuses every request, so that each command ends at once. */
let services: Server
let requested: string[] = []

beforeAll(async () => {
  services = createServer((request, response) => {
    requested.push(request.url ?? '')
    response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":"Unauthorized"}')
  })
  await new Promise<void>((resolve) => services.listen(0, 'localhost', resolve))
})

afterAll(() => void services.close())

const commands = [
  { command: 'seed/seed.ts', path: '/v1/spaces/' },
  { command: 'seed/load.ts', path: '/v1/spaces/' },
  { command: 'schemas/push.ts --dry-run', path: '/v1/spaces/' },
  { command: 'schemas/pull.ts', path: '/v1/spaces/' },
  { command: 'plugin/push.ts --dry-run', path: '/v1/' },
  { command: 'report/report.ts --json', path: '/v1/spaces/' },
  { command: 'search/index.ts', path: '/v2/cdn/' },
  { command: 'search/push.ts --dry-run', path: '/1/indexes' },
]

test.each(commands)('$command asks the stack whose ports the shell names', async ({ command, path }) => {
  requested = []
  const port = String((services.address() as AddressInfo).port)
  const [file = '', ...flags] = command.split(' ')
  const env = { ...commandEnvironment, CONTENT_PORT: port, SEARCH_PORT: port }
  const run = promisify(execFile)(process.execPath, [join(root, 'scripts', file), ...flags], { cwd: root, env })
  await expect(run).rejects.toMatchObject({ code: 1 })
  expect(requested.filter((url) => url.startsWith(path))).not.toEqual([])
})
