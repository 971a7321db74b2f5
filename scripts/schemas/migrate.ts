import type { FlagTable, Given } from '../command/command.ts'
import { runCommand } from '../command/run-command.ts'
import { readSpace, spaceVariables } from '../management/read-space.ts'
import { migrations as ownMigrations } from '../migrations/migrations.ts'
import { readSettings } from '../settings.ts'
import { buildSite } from '../system/build-site.ts'
import { codeOf, exitCodeMeanings, say } from './command-line.ts'
import { type MigrateOptions, migrateContent } from './migrate/migrate-content.ts'
import { requestSite } from './migrate/request-site.ts'
import { type ChangedPages, changedPages, printChangedPages, publishedOf } from './pages/changed-pages.ts'

const flags = {
  'dry-run': {
    type: 'boolean',
    help: 'shows each change, by layer and language, and the pages whose HTML changes; writes nothing',
  },
  undo: { type: 'boolean', help: 'undoes the last migration' },
  json: { type: 'boolean', help: 'prints the result as JSON' },
  site: { type: 'string', value: 'address', help: 'a dry run renders only the pages that this running site names' },
  'no-pages': { type: 'boolean', help: 'a dry run renders no pages' },
} as const satisfies FlagTable

await runCommand(
  {
    name: 'schemas:migrate',
    purpose: 'Runs the content migrations of this repository that have not run in the CMS.',
    flags,
    notes: `A dry run renders every page before and after with the built site. The pages that a site of --site names are those of the
stories, and those that it has rendered from them since it started; its secret is CONTENT_PREVIEW_TOKEN.
${spaceVariables}`,
    exitCodes: exitCodeMeanings,
    codeOf,
  },
  async ({ flags: given }) => await migrate(given),
)

async function migrate(given: Given<typeof flags>['flags']): Promise<void> {
  const mode = given['dry-run'] ? 'plan' : given.undo ? 'undo' : 'run'
  const log = given.json ? () => undefined : say
  const space = readSpace()
  const send = siteFor(given.site)
  let pages: ChangedPages | undefined
  const onPlanned: MigrateOptions['onPlanned'] = async (planned, delivery) => {
    const stories = publishedOf(planned)
    if (stories.length > 0) await buildSite()
    pages = await changedPages({ spaceId: space.spaceId, delivery, stories, requestSite: send, log })
    for (const line of printChangedPages(pages)) log(line)
  }
  const migrations = await migrateContent({
    ...space,
    migrations: ownMigrations,
    mode,
    log,
    ...(!given['no-pages'] && { onPlanned }),
  })
  if (given.json) say(JSON.stringify({ migrations, ...(pages && { pages }) }, null, 2))
}

function siteFor(siteUrl: string | undefined) {
  if (siteUrl === undefined) return undefined
  if (!URL.canParse(siteUrl)) throw new Error('--site takes an address such as http://localhost:3000.')
  const { SPACE_ID: spaceId, CONTENT_PREVIEW_TOKEN: previewToken } = readSettings()
  return requestSite({ siteUrl, spaceId, previewToken })
}
