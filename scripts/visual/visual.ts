import { runCommand as runCheck } from '../checks/run-command.ts'
import { runCommand } from '../command/run-command.ts'
import { buildSite } from '../system/build-site.ts'

await runCommand(
  {
    name: 'visual',
    purpose:
      'Compares every block and template at three widths with the stored pictures; differences are in .data/visual.',
    flags: { accept: { type: 'boolean', help: 'stores the current pictures' } },
    exitCodes: { 0: 'no difference', 1: 'a difference, or an error' },
  },
  async ({ flags }) => {
    if (flags.accept) process.env['VISUAL_ACCEPT'] = 'true'
    await buildSite()
    const { isPassed, output } = await runCheck({
      name: 'visual',
      binary: 'playwright',
      args: ['test', '--config', 'tests/visual/visual.config.ts', '--reporter=list'],
      remedy: 'Look at .data/visual. If the change is intended: npm run visual -- --accept',
    })
    process.stdout.write(output)
    return isPassed ? 0 : 1
  },
)
