import { lockedPackages } from './checks/locked-packages.ts'
import { runCommand } from './command/run-command.ts'

await runCommand(
  {
    name: 'licences',
    purpose: 'Prints every package with its version and licence, as comma-separated values.',
    flags: {},
  },
  async () => {
    const rows = (await lockedPackages()).map(
      ({ name, version, licence }) => `${name},${version},${licence || 'not stated'}`,
    )
    process.stdout.write(`${['package,version,licence', ...new Set(rows)].join('\n')}\n`)
  },
)
