import type { FlagTable } from '../command/command.ts'
import { runCommand } from '../command/run-command.ts'
import { root } from '../settings.ts'
import { printUpgrade } from './print-upgrade.ts'
import { upgradeSite } from './upgrade-site.ts'

const flags = {
  'dry-run': { type: 'boolean', help: 'prints the report only' },
  base: {
    type: 'string',
    value: 'release',
    help: 'archive or git reference of the release that this site is based on; the commit in package.json when not given',
  },
} as const satisfies FlagTable

const next = `
Look at git diff --staged and resolve conflicts. Then run npm install, npm run messages, npm run format and npm test, and commit.
`

await runCommand(
  {
    name: 'upgrade',
    purpose: 'Merges a release into this site, and leaves the result to be looked at and committed.',
    flags,
    words: { name: 'release', help: 'archive (.tar.gz) or git reference, such as v0.2.0' },
    notes: 'Needs git 2.38 or newer. git reset --hard takes an upgrade back.',
    exitCodes: { 0: 'done', 1: 'error, or conflicts' },
  },
  async ({ flags: { base, 'dry-run': isDryRun = false }, words: [source, ...more] }) => {
    if (source === undefined || more.length > 0) throw new Error('Give one release: npm run upgrade -- v0.2.0')
    const upgrade = await upgradeSite({ root, source, base, isDryRun })
    process.stdout.write(printUpgrade(upgrade))
    if (!isDryRun) process.stdout.write(next)
    return upgrade.entries.some(({ what }) => what === 'conflict') ? 1 : 0
  },
)
