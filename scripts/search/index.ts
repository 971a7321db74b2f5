import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runCommand } from '../command/run-command.ts'
import { loadEnvFile, readSettings } from '../settings.ts'
import { indexContent } from './index-content.ts'
import { readSearchAccess, searchVariables } from './search-sources.ts'

// A page of stories outlives several collections, for which V8 would let the space of young objects grow by 150 MiB.
setFlagsFromString('--semi-space-growth-factor=1')

await runCommand(
  {
    name: 'search:index',
    purpose: 'Fills all search indexes from published content; an interrupted run resumes.',
    flags: {},
    notes: searchVariables,
  },
  async () => {
    loadEnvFile()
    const started = Date.now()
    const records = await indexContent({
      ...readSearchAccess(),
      progressFile: join(readSettings().DATA_FOLDER, 'search-progress.json'),
      onProgress({ done, of, name, records: count }) {
        const bar = '█'.repeat(Math.round((done / of) * 24)).padEnd(24, '·')
        process.stdout.write(`${bar} ${String(done).padStart(2)}/${of}  ${name}  ${count} records\n`)
      },
    })
    process.stdout.write(`${records} records in ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
  },
)
