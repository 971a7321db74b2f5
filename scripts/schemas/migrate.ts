import { parseArgs } from 'node:util'
import { migrations as ownMigrations } from '../migrations/migrations.ts'
import { readSettings } from '../settings.ts'
import { buildSite } from '../system/build-site.ts'
import { exitCodes, readSpace, runCommand, say } from './command-line.ts'
import { askSite } from './migrate/ask-site.ts'
import { type MigrateOptions, migrateContent } from './migrate/migrate-content.ts'
import { type ChangedPages, changedPages, printChangedPages, publishedOf } from './pages/changed-pages.ts'

const usage = `Runs the content migrations of this repository that have not run in the CMS.

  migrate.ts              runs what is waiting
  migrate.ts --dry-run    shows each change, by layer and language, and the pages whose HTML changes: the built site draws
                          every page before and after, without writing anything
  migrate.ts --undo       takes the last one back
    --json                what was or would be done, for programs
    --site <address>      draws the pages only that this running site names: those of the stories, and those that it has
                          drawn from them since it started; its secret is CONTENT_PREVIEW_TOKEN
    --no-pages            draws no pages

Address and key: CONTENT_MANAGEMENT_URL, CONTENT_MANAGEMENT_TOKEN, SPACE_ID.`

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      undo: { type: 'boolean' },
      json: { type: 'boolean' },
      site: { type: 'string' },
      'no-pages': { type: 'boolean' },
    },
  })
  if (values.help) {
    say(usage)
    return exitCodes.done
  }
  const mode = values['dry-run'] ? 'plan' : values.undo ? 'undo' : 'run'
  const log = values.json ? () => undefined : say
  const ask = siteFor(values.site)
  let pages: ChangedPages | undefined
  const space = readSpace()
  const onPlanned: MigrateOptions['onPlanned'] = async (planned, delivery) => {
    const stories = publishedOf(planned)
    if (stories.length > 0) await buildSite()
    pages = await changedPages({ spaceId: space.spaceId, delivery, stories, askSite: ask, log })
    for (const line of printChangedPages(pages)) log(line)
  }
  const migrations = await migrateContent({
    ...space,
    migrations: ownMigrations,
    mode,
    log,
    ...(!values['no-pages'] && { onPlanned }),
  })
  if (values.json) say(JSON.stringify({ migrations, ...(pages && { pages }) }, null, 2))
  return exitCodes.done
})

function siteFor(siteUrl: string | undefined) {
  if (siteUrl === undefined) return undefined
  if (!URL.canParse(siteUrl)) throw new Error('--site takes an address such as http://localhost:3000.')
  const { SPACE_ID: spaceId, CONTENT_PREVIEW_TOKEN: previewToken } = readSettings()
  return askSite({ siteUrl, spaceId, previewToken })
}
