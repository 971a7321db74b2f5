import { loadEnvFile } from '../settings.ts'
import { describeJudgements, judge, readGolden } from './judge-queries.ts'
import { readSearchAccess, searchDoors } from './search-doors.ts'

loadEnvFile()
const { client } = searchDoors(readSearchAccess())
process.stdout.write(`${describeJudgements(await judge(client, await readGolden()))}\n`)
