import { lockedPackages } from './checks/locked-packages.ts'

/** `npm run licences`: every package with its version and licence, as comma-separated values. */
const rows = (await lockedPackages()).map(
  ({ name, version, licence }) => `${name},${version},${licence || 'not stated'}`,
)
process.stdout.write(`${['package,version,licence', ...new Set(rows)].join('\n')}\n`)
