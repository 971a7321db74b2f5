import { join } from 'node:path'
import { runCommand } from '../command/run-command.ts'
import { readSpace, spaceVariables } from '../management/read-space.ts'
import { exitCodes, say } from '../schemas/command-line.ts'
import { readSettings, root } from '../settings.ts'
import { pushPlugin } from './push-plugin.ts'

await runCommand(
  {
    name: 'plugin:push',
    purpose:
      'Pushes the field plugin of this repository to the space and publishes it: compares, then sends the differences.',
    flags: {
      'dry-run': { type: 'boolean', help: 'compares only (npm run plugin:plan)' },
      check: {
        type: 'boolean',
        help: 'compares only; the exit code says whether something differs (npm run plugin:check)',
      },
    },
    notes: `Which editor may frame the plugin: EDITOR_ORIGIN (https://app.storyblok.com for the hosted service). Where it looks stories
up: CONTENT_API_URL. ${spaceVariables}`,
    exitCodes: { 0: 'nothing to do, or done', 1: 'error', 2: 'differences found by --check' },
  },
  async ({ flags }) => {
    const space = readSpace()
    const { EDITOR_ORIGIN, CONTENT_PORT } = readSettings()
    const contentApiUrl = process.env['CONTENT_API_URL'] || `http://localhost:${CONTENT_PORT}/v2`
    const plan = await pushPlugin({
      ...space,
      cmsOrigin: EDITOR_ORIGIN,
      storiesUrl: `${contentApiUrl}/cdn/stories`,
      buildFolder: join(root, '.data/cms-plugin'),
      log: say,
      mode: flags['dry-run'] || flags.check ? 'plan' : 'push',
    })
    return flags.check && plan.action !== 'none' ? exitCodes.pending : exitCodes.done
  },
)
