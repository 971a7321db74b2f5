import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { exitCodes, readSpace, runCommand, say } from '../schemas/command-line.ts'
import { readSettings, root } from '../settings.ts'
import { pushPlugin } from './push-plugin.ts'

const usage = `Makes the space hold the field plugin of this repository, published.

  push.ts             compare, then send what differs
  push.ts --dry-run   compare only
  push.ts --check     compare only; exit code 2 when something differs

Address and key: CONTENT_MANAGEMENT_URL, CONTENT_MANAGEMENT_TOKEN. Which editor may frame the plugin: EDITOR_ORIGIN
(https://app.storyblok.com for the hosted service). Where it looks stories up: CONTENT_API_URL
(https://api.storyblok.com/v2, or the region's).`

await runCommand(async () => {
  const { values } = parseArgs({
    options: { 'dry-run': { type: 'boolean' }, check: { type: 'boolean' }, help: { type: 'boolean' } },
  })
  if (values.help) {
    say(usage)
    return exitCodes.done
  }
  const space = readSpace()
  const { EDITOR_ORIGIN, CONTENT_PORT } = readSettings()
  const contentApiUrl = process.env['CONTENT_API_URL'] || `http://localhost:${CONTENT_PORT}/v2`
  const plan = await pushPlugin({
    ...space,
    cmsOrigin: EDITOR_ORIGIN,
    storiesUrl: `${contentApiUrl}/cdn/stories`,
    buildFolder: join(root, '.data/cms-plugin'),
    log: say,
    mode: values['dry-run'] || values.check ? 'plan' : 'push',
  })
  return values.check && plan.action !== 'none' ? exitCodes.pending : exitCodes.done
})
