import { runCommand } from '../command/run-command.ts'
import { loadEnvFile } from '../settings.ts'
import { describeJudgements, judge, readGolden } from './judge-queries.ts'
import { readSearchAccess, searchSources, searchVariables } from './search-sources.ts'

await runCommand(
  {
    name: 'node scripts/search/judge.ts',
    purpose: 'Judges the results of the queries in golden.yaml.',
    flags: {},
    notes: searchVariables,
  },
  async () => {
    loadEnvFile()
    const { client } = searchSources(readSearchAccess())
    process.stdout.write(`${describeJudgements(await judge(client, await readGolden()))}\n`)
  },
)
