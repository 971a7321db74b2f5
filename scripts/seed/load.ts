import { parseArgs } from 'node:util'
import { managementRequests } from '../management/management-requests.ts'
import { loadEnvFile, readSettings, withoutSecrets } from '../settings.ts'
import { loadSizes } from './load/load-sizes.ts'
import { writeLoadSet } from './load/write-load-set.ts'

const usage = `Fills a seeded space to the sizes of a large catalogue (about 31,000 stories), for benchmarks.

  seed:load
    --share <number>        part of the sizes, from 0.01 to 1; 1 when not given
    --languages <codes>     languages besides Spanish that the copies keep, with commas; en when not given

Address and key: CONTENT_MANAGEMENT_URL, CONTENT_MANAGEMENT_TOKEN, SPACE_ID. Run npm start first.
`

const { values } = parseArgs({
  options: {
    share: { type: 'string', default: '1' },
    languages: { type: 'string', default: 'en' },
    help: { type: 'boolean', default: false },
  },
})

process.exitCode = await run()

async function run(): Promise<number> {
  if (values.help) {
    process.stdout.write(usage)
    return 0
  }
  const share = Number(values.share)
  if (!(share >= 0.01 && share <= 1)) {
    process.stderr.write(`--share is a number from 0.01 to 1, not ${values.share}.\n`)
    return 1
  }
  try {
    return await fill(share)
  } catch (error) {
    process.stderr.write(`${withoutSecrets(error instanceof Error ? error.message : String(error))}\n`)
    return 1
  }
}

async function fill(share: number): Promise<number> {
  loadEnvFile()
  const settings = readSettings()
  const startedAt = performance.now()
  const seconds = () => Math.round((performance.now() - startedAt) / 1000)
  const written = await writeLoadSet({
    requests: managementRequests({
      contentUrl: process.env['CONTENT_MANAGEMENT_URL'] ?? `http://localhost:${settings.CONTENT_PORT}`,
      spaceId: settings.SPACE_ID,
      managementToken: settings.CONTENT_MANAGEMENT_TOKEN,
    }),
    sizes: Object.fromEntries(Object.entries(loadSizes).map(([kind, size]) => [kind, Math.ceil(size * share)])),
    languages: values.languages.split(',').filter(Boolean),
    onProgress: (done, all) => void process.stdout.write(`${done} of ${all} stories, ${seconds()} s\n`),
  })
  process.stdout.write(`${written} stories written in ${seconds()} s\n`)
  return 0
}
