import { readConnection } from './doctor/connection.ts'
import { examine } from './doctor/examine.ts'
import { loadEnvFile, withoutSecrets } from './settings.ts'

/** `npm run doctor`: whether a site and a space, real or embedded, are connected, line by line. Changes nothing. */
try {
  loadEnvFile()
  const isWell = await examine(readConnection(), ({ name }, finding) => {
    const line = finding.isRight ? (finding.note ?? '') : `${finding.problem}\n    → ${finding.remedy}`
    process.stdout.write(`${finding.isRight ? '✓' : '✗'} ${name}${line === '' ? '' : `: ${withoutSecrets(line)}`}\n`)
  })
  process.stdout.write(isWell ? '\nSite and space are connected.\n' : '\nSomething is to be put right.\n')
  process.exitCode = isWell ? 0 : 2
} catch (error) {
  process.stderr.write(`${withoutSecrets(error instanceof Error ? error.message : String(error))}\n`)
  process.exitCode = 1
}
