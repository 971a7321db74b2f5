import { parseArgs } from 'node:util'
import { migrations } from '../migrations/migrations.ts'
import { readSettings } from '../settings.ts'
import { exitCodes, readSpace, runCommand, say } from './command-line.ts'
import { askSite } from './migrate/ask-site.ts'
import { migrateContent } from './migrate/migrate-content.ts'

const usage = `Runs the content migrations of this repository that have not run in the CMS.

  migrate.ts              runs what is waiting
  migrate.ts --dry-run    shows each change, by layer and language, and the pages that change
  migrate.ts --undo       takes the last one back
    --json                what was or would be done, for programs
    --site <address>      site that is asked which other pages show a changed story; its secret is CONTENT_PREVIEW_TOKEN

Address and key: CONTENT_MANAGEMENT_URL, CONTENT_MANAGEMENT_TOKEN, SPACE_ID.`

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      undo: { type: 'boolean' },
      json: { type: 'boolean' },
      site: { type: 'string' },
    },
  })
  if (values.help) {
    say(usage)
    return exitCodes.done
  }
  const mode = values['dry-run'] ? 'plan' : values.undo ? 'undo' : 'run'
  const log = values.json ? () => undefined : say
  const reports = await migrateContent({ ...readSpace(), migrations, mode, log, askSite: siteFor(values.site) })
  if (values.json) say(JSON.stringify(reports, null, 2))
  return exitCodes.done
})

function siteFor(siteUrl: string | undefined) {
  if (siteUrl === undefined) return undefined
  if (!URL.canParse(siteUrl)) throw new Error('--site takes an address such as http://localhost:3000.')
  const { SPACE_ID: spaceId, CONTENT_PREVIEW_TOKEN: previewToken } = readSettings()
  return askSite({ siteUrl, spaceId, previewToken })
}
