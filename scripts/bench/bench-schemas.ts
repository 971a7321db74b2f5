import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startContentService } from 'local-stack/content-service/start-content-service.ts'
import { type FaultProxy, startFaultProxy } from '../drills/fault-proxy.ts'
import { managementRequests } from '../management/management-requests.ts'
import { embeddedSpace } from '../management/read-space.ts'
import { root, type Settings } from '../settings.ts'
import type { Row } from './print-table.ts'

/** Repetitions of a push that takes about a second. */
const runs = 3

const redirect = new URL('../local-stack/redirect-vendor-hosts.mjs', import.meta.url).href

type Tool = { name: string; push: (url: string) => Promise<void> }

/**
 * Requests and seconds of a first push, an empty plan and a one-field change: ours, and the vendor's command line doing the
 * same (groups, components, datasources) against a service of the same kind. Seconds are those of the whole process;
 * of the short ones, the median of three.
 */
export async function benchSchemas(settings: Settings): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-schemas-'))
  const tools: Tool[] = [
    { name: 'official: schema push', push: (url) => runOfficial(url, settings, folder) },
    { name: 'ours: schemas:push -- --only blocks', push: (url) => runOurs(url, settings, ['--only', 'blocks']) },
    { name: 'ours: schemas:push, with entries, labels, presets', push: (url) => runOurs(url, settings, []) },
  ]
  const rows: Row[] = []
  try {
    for (const [at, tool] of tools.entries()) rows.push(...(await measure(tool, settings, join(folder, String(at)))))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return rows
}

async function measure(tool: Tool, settings: Settings, dataFolder: string): Promise<Row[]> {
  const space = await startCounted(settings, dataFolder)
  const timed = async (push: string): Promise<Row> => {
    space.takeCount()
    const startedAt = performance.now()
    await tool.push(space.url)
    const seconds = (performance.now() - startedAt) / 1000
    return { push, tool: tool.name, requests: space.takeCount(), seconds }
  }
  try {
    const first = await timed('first')
    const [empty, one]: [Row[], Row[]] = [[], []]
    // Alternating, so that a short load on the machine slows both.
    for (let at = 0; at < runs; at += 1) {
      empty.push(await timed('nothing to do'))
      await changeOneField(space.url, settings)
      one.push(await timed('one field'))
    }
    return [first, median(empty), median(one)]
  } finally {
    await space.stop()
  }
}

/** The run with the median duration. */
function median(rows: readonly Row[]): Row {
  const sorted = rows.toSorted((a, b) => Number(a['seconds']) - Number(b['seconds']))
  return sorted[Math.floor(rows.length / 2)] ?? {}
}

/** A content service behind a proxy that counts its requests. */
async function startCounted(settings: Settings, dataFolder: string): Promise<FaultProxy> {
  const service = await startContentService({
    port: 0,
    dataFolder,
    spaceId: settings.SPACE_ID,
    publicToken: settings.CONTENT_PUBLIC_TOKEN,
    previewToken: settings.CONTENT_PREVIEW_TOKEN,
    managementToken: settings.CONTENT_MANAGEMENT_TOKEN,
  })
  const proxy = await startFaultProxy(service.url)
  return {
    ...proxy,
    stop: async () => {
      await proxy.stop()
      await service.stop()
    },
  }
}

/** Changes one field of one block, as an editor could; the next push restores it. */
async function changeOneField(contentUrl: string, settings: Settings): Promise<void> {
  const requests = managementRequests(embeddedSpace(settings, contentUrl))
  const rows = (await requests.list('components', 'components')) as { id: number; name: string; schema: object }[]
  const accordion = rows.find(({ name }) => name === 'accordion')
  if (!accordion) throw new Error('The space has no accordion.')
  const schema: object = JSON.parse(JSON.stringify(accordion.schema).replace('"Introduction"', '"Intro"'))
  await requests.send('put', `components/${accordion.id}`, { body: { component: { name: 'accordion', schema } } })
}

function runOurs(url: string, settings: Settings, flags: readonly string[]): Promise<void> {
  return run([join(root, 'scripts/schemas/push.ts'), ...flags], {
    CONTENT_MANAGEMENT_URL: url,
    CONTENT_MANAGEMENT_TOKEN: settings.CONTENT_MANAGEMENT_TOKEN,
    SPACE_ID: String(settings.SPACE_ID),
    // As `scripts/bootstrap.mjs` sets it for `npm run schemas:push`.
    NODE_COMPILE_CACHE: join(root, '.data', 'compile-cache'),
  })
}

function runOfficial(url: string, settings: Settings, home: string): Promise<void> {
  const entry = join(root, 'component-schemas/schema/storyblok-schema.ts')
  const flags = [
    '--space',
    String(settings.SPACE_ID),
    '--path',
    home,
    '--no-migrations',
    '--no-write-components',
    '--no-log-file-enabled',
  ]
  return run([join(root, 'node_modules/.bin/storyblok'), 'schema', 'push', entry, ...flags], {
    HOME: home,
    NODE_OPTIONS: `--import=${redirect}`,
    STORYBLOK_MAPI_URL: url,
    STORYBLOK_LOGIN: 'developer@site.example',
    STORYBLOK_TOKEN: settings.CONTENT_MANAGEMENT_TOKEN,
    STORYBLOK_REGION: 'eu',
    CI: '1',
  })
}

function run(args: readonly string[], env: Readonly<Record<string, string>>): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'ignore',
    env: { PATH: process.env['PATH'], ...env },
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${args[0]} ended with ${code}.`))))
  })
}
