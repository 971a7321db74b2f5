import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, expect, test } from 'vitest'
import { managementFetch, required, spaceId, tokens } from '../support/local-service.ts'

/** Times the service is killed; `npm run drills` kills it more often. */
const rounds = Number(process.env['CRASH_ROUNDS'] || 2)
const writers = 8
const main = fileURLToPath(new URL('../../../scripts/local-stack/content-service/main.ts', import.meta.url))
const dataFolder = mkdtempSync(join(tmpdir(), 'content-crash-'))
let child: ChildProcess | undefined

afterEach(() => void child?.kill('SIGKILL'))

afterAll(() => rmSync(dataFolder, { recursive: true, force: true }))

/** Starts the service as its own process; resolves with its address when it says that it is ready. */
async function start(): Promise<{ process: ChildProcess; url: string }> {
  const started = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      CONTENT_PORT: '0',
      DATA_FOLDER: dataFolder,
      SPACE_ID: String(spaceId),
      CONTENT_MANAGEMENT_TOKEN: tokens.managementToken,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  child = started
  for await (const line of createInterface({ input: required(started.stdout) })) {
    const url = /ready at (\S+)/.exec(line)?.[1]
    if (url) return { process: started, url }
  }
  throw new Error('the service ended before it was ready')
}

/** The writes with a 2xx response, which must therefore be there for good. */
type Acknowledged = { counts: Map<number, number>; assets: Map<string, string> }

/** Writes until the service is gone: a new story, then counts it up and publishes it, again and again. */
async function write(url: string, name: string, acknowledged: Acknowledged): Promise<void> {
  const content = (count: number) => ({ component: 'page', _uid: name, count })
  const created = await managementFetch(url, 'stories', {
    method: 'POST',
    body: { story: { name, slug: name, content: content(0) }, publish: 1 },
  })
  if (created.status !== 201) throw new Error(`unexpected answer ${created.status}`)
  const id: number = created.body.story.id
  acknowledged.counts.set(id, 0)
  for (let count = 1; ; count++) {
    const body = { story: { content: content(count) }, publish: 1, force_update: 1 }
    const { status } = await managementFetch(url, `stories/${id}`, { method: 'PUT', body })
    if (status === 200) acknowledged.counts.set(id, count)
  }
}

async function uploadFiles(url: string, name: string, { assets }: Acknowledged): Promise<void> {
  for (let count = 0; ; count++) {
    const text = `${name} ${count} `.repeat(500)
    const ticket = await managementFetch(url, `assets?filename=${name}-${count}.txt`, { method: 'POST' })
    const form = new FormData()
    for (const [key, value] of Object.entries<string>(ticket.body.fields)) form.append(key, value)
    form.append('file', new Blob([text]), 'file.txt')
    const sent = await fetch(ticket.body.post_url, { method: 'POST', body: form })
    if (sent.status === 204) assets.set(new URL(ticket.body.pretty_url).pathname.split('/')[4] ?? '', text)
  }
}

const ignore = () => undefined

function check(acknowledged: Acknowledged): void {
  const database = new DatabaseSync(join(dataFolder, 'content.sqlite'))
  try {
    expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    for (const [id, count] of acknowledged.counts) {
      const row = required(database.prepare('SELECT draft, published FROM stories WHERE id = ?').get(id))
      const stored = JSON.parse(String(row.draft)).count
      // The request that was under way when the process died may have been written without its answer arriving.
      expect(stored === count || stored === count + 1).toBe(true)
      expect(row.published).toBe(row.draft)
      const reported = database.prepare('SELECT count(*) AS n FROM webhook_deliveries WHERE body LIKE ?')
      expect(reported.get(`%"story_id":${id},%`)).toEqual({ n: stored + 1 })
    }
    for (const [hash, text] of acknowledged.assets) {
      expect(readFileSync(join(dataFolder, 'assets', hash), 'utf8')).toBe(text)
    }
  } finally {
    database.close()
  }
}

test('what was answered 2xx is on disk, with its webhook, however the process ends', async () => {
  const acknowledged: Acknowledged = { counts: new Map(), assets: new Map() }
  for (let round = 0; round < rounds; round++) {
    const { process: running, url } = await start()
    if (round === 0) {
      const webhook = { name: 'Nobody', endpoint: 'http://localhost:1/', actions: ['story.published'] }
      await managementFetch(url, 'webhook_endpoints', { method: 'POST', body: { webhook_endpoint: webhook } })
    }
    const work = Array.from({ length: writers - 1 }, (_, index) =>
      write(url, `round-${round}-writer-${index}`, acknowledged).catch(ignore),
    )
    work.push(uploadFiles(url, `round-${round}`, acknowledged).catch(ignore))
    const assets = acknowledged.assets.size
    const isBusy = () => acknowledged.counts.size >= (round + 1) * (writers - 1) && acknowledged.assets.size > assets
    await expect.poll(isBusy, { timeout: 10_000, interval: 5 }).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 400))
    running.kill('SIGKILL')
    await Promise.all([once(running, 'exit'), ...work])
    check(acknowledged)
  }
  expect(acknowledged.counts.size).toBe(rounds * (writers - 1))
}, 120_000)

test.each(['SIGTERM', 'SIGINT'] as const)(
  'a process that receives %s ends in order, with nothing left to recover',
  async (signal) => {
    const { process: running, url } = await start()
    await managementFetch(url, 'components', { method: 'POST', body: { component: { name: `kept_${signal}` } } })
    running.kill(signal)
    expect(await once(running, 'exit')).toEqual([0, null])
    expect(readdirSync(dataFolder)).not.toContain('content.sqlite-wal')
  },
)

test('a second service on the same folder is refused, and so is a variable that makes no sense', async () => {
  await start()
  const refused = (env: Record<string, string>) =>
    spawnSync(process.execPath, [main], { env: { ...process.env, CONTENT_PORT: '0', ...env }, encoding: 'utf8' })
  const second = refused({ DATA_FOLDER: dataFolder })
  expect([second.status, second.stderr]).toEqual([1, expect.stringContaining('in use by another content service')])
  const wrong = refused({ DATA_FOLDER: dataFolder, CONTENT_PORT: 'x' })
  expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringContaining('CONTENT_PORT')])
})
