import { runCommand } from '../command/run-command.ts'
import { managementRequests } from '../management/management-requests.ts'
import { readSpace, spaceVariables } from '../management/read-space.ts'
import { loadSizes } from './load/load-sizes.ts'
import { writeLoadSet } from './load/write-load-set.ts'

await runCommand(
  {
    name: 'seed:load',
    purpose: 'Fills a seeded space to the sizes of a large catalogue (about 31,000 stories), for benchmarks.',
    flags: {
      share: { type: 'string', value: 'number', help: 'part of the sizes, from 0.01 to 1; 1 when not given' },
      languages: {
        type: 'string',
        value: 'codes',
        help: 'languages besides Spanish that the copies keep, with commas; en when not given',
      },
    },
    notes: `Run npm start first. ${spaceVariables}`,
  },
  async ({ flags: { share = '1', languages = 'en' } }) => {
    const part = Number(share)
    if (!(part >= 0.01 && part <= 1)) throw new Error(`--share is a number from 0.01 to 1, not ${share}.`)
    await fill(part, languages.split(',').filter(Boolean))
  },
)

async function fill(share: number, languages: readonly string[]): Promise<void> {
  const startedAt = performance.now()
  const seconds = () => Math.round((performance.now() - startedAt) / 1000)
  const written = await writeLoadSet({
    requests: managementRequests(readSpace()),
    sizes: Object.fromEntries(Object.entries(loadSizes).map(([kind, size]) => [kind, Math.ceil(size * share)])),
    languages,
    onProgress: (done, all) => void process.stdout.write(`${done} of ${all} stories, ${seconds()} s\n`),
  })
  process.stdout.write(`${written} stories written in ${seconds()} s\n`)
}
