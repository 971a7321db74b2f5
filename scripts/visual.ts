import { parseArgs } from 'node:util'
import { runCommand } from './checks/run-command.ts'
import { buildSite } from './system/build-site.ts'

/**
 * `npm run visual`: compares every block and every template at three widths with the kept pictures; what differs is in
 * `.data/visual`. `-- --accept` keeps what is there now.
 */
const { values } = parseArgs({ options: { accept: { type: 'boolean' } } })
if (values.accept) process.env['VISUAL_ACCEPT'] = 'true'
await buildSite()
const { isPassed, output } = await runCommand({
  name: 'visual',
  binary: 'playwright',
  args: ['test', '--config', 'tests/visual/visual.config.ts', '--reporter=list'],
  remedy: 'Look at .data/visual. If it is meant: npm run visual -- --accept',
})
process.stdout.write(output)
process.exit(isPassed ? 0 : 1)
