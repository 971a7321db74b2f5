import { join } from 'node:path'
import { loadEnvFile, root, withoutSecrets } from '../settings.ts'
import { indexContent } from './index-content.ts'
import { readSearchAccess } from './search-doors.ts'

loadEnvFile()
try {
  const started = Date.now()
  const records = await indexContent({
    ...readSearchAccess(),
    progressFile: join(process.env['DATA_FOLDER'] || join(root, '.data'), 'search-progress.json'),
    onProgress({ done, of, name, records: count }) {
      const bar = '█'.repeat(Math.round((done / of) * 24)).padEnd(24, '·')
      process.stdout.write(`${bar} ${String(done).padStart(2)}/${of}  ${name}  ${count} records\n`)
    },
  })
  process.stdout.write(`${records} records in ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
} catch (error) {
  process.stderr.write(`${withoutSecrets(error instanceof Error ? error.message : String(error))}\n`)
  process.exitCode = 1
}
