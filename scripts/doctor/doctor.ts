import { runCommand } from '../command/run-command.ts'
import { loadEnvFile, withoutSecrets } from '../settings.ts'
import { readConnection } from './connection.ts'
import { examine } from './examine.ts'

await runCommand(
  {
    name: 'doctor',
    purpose:
      'Checks line by line whether a site and a space, real or embedded, are connected, and says what to do. Changes nothing.',
    flags: {},
    notes: 'Reads the variables of the site (.env.example), CONTENT_MANAGEMENT_URL and CONTENT_MANAGEMENT_TOKEN.',
    exitCodes: { 0: 'connected', 1: 'error', 2: 'something is to be put right' },
  },
  async () => {
    loadEnvFile()
    const isWell = await examine(readConnection(), ({ name }, finding) => {
      const line = finding.isRight ? (finding.note ?? '') : `${finding.problem}\n    → ${finding.remedy}`
      process.stdout.write(`${finding.isRight ? '✓' : '✗'} ${name}${line === '' ? '' : `: ${withoutSecrets(line)}`}\n`)
    })
    process.stdout.write(isWell ? '\nSite and space are connected.\n' : '\nSomething is to be put right.\n')
    return isWell ? 0 : 2
  },
)
