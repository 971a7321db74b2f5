import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './settings.ts'

/** The long runs of tests that a build has no time for: forms under two hundred kills. Prints what was counted. */
const drill = spawn(
  join(root, 'node_modules/.bin/vitest'),
  ['run', '--project', 'contract', 'tests/contract/forms.contract.test.ts'],
  { cwd: root, stdio: 'inherit', env: { FORM_KILLS: '200', ...process.env } },
)
drill.once('exit', (code) => {
  process.exitCode = code ?? 1
})
