import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandEnvironment } from '../../support/command-environment.ts'

const root = join(import.meta.dirname, '../../..')
const token = 'kQ7-a-token-of-nobody-3fZ'

/** A service, or a proxy before it, that repeats the request in its error: the worst that an error can contain. */
let repeating: Server
let status = 500

beforeAll(async () => {
  repeating = createServer((asked, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: `sent: ${JSON.stringify(asked.headers)}`, components: asked.headers }))
  })
  await new Promise<void>((resolve) => repeating.listen(0, 'localhost', resolve))
})

afterAll(() => void repeating.close())

async function logOf(command: string): Promise<{ code: number; log: string }> {
  const [file = '', ...flags] = command.split(' ')
  const { port } = repeating.address() as AddressInfo
  const env = {
    ...commandEnvironment,
    CONTENT_MANAGEMENT_URL: `http://localhost:${port}`,
    CONTENT_MANAGEMENT_TOKEN: token,
    CONTENT_API_URL: `http://localhost:${port}/v2`,
    CONTENT_PUBLIC_TOKEN: token,
    SEARCH_HOST: `http://localhost:${port}`,
    SEARCH_ADMIN_KEY: token,
    DATABASE_URL: `postgres://forms:${token}@localhost:${port}/forms`,
    SPACE_ID: '100001',
  }
  const run = promisify(execFile)(process.execPath, [join(root, 'scripts', file), ...flags], { cwd: root, env })
  const { code, stdout, stderr } = await run.then(
    (reported) => ({ code: 0, ...reported }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
  return { code, log: stdout + stderr }
}

const commands = [
  'schemas/push.ts',
  'schemas/push.ts --check --json',
  'schemas/pull.ts',
  'schemas/migrate.ts --dry-run',
  'schemas/ci.ts pull-request',
  'schemas/ci.ts main',
  'plugin/push.ts --dry-run',
  'report/report.ts --json',
  'search/push.ts --dry-run',
  'search/index.ts',
  'outbox/outbox.ts',
  'doctor/doctor.ts',
]

test.each(commands)('%s says what a service answered, and never the token', async (command) => {
  for (const answered of [500, 200]) {
    status = answered
    const { code, log } = await logOf(command)
    expect([answered, code]).not.toEqual([answered, 0])
    expect(log.length).toBeGreaterThan(20)
    expect(log).not.toContain(token)
  }
})
