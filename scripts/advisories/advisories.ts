import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { lockedPackages } from '../checks/locked-packages.ts'
import { runCommand } from '../command/run-command.ts'
import { root } from '../settings.ts'
import { askRegistry } from './ask-registry.ts'
import { affecting, judgeAdvisories, judgeAnswer } from './judge-advisories.ts'
import { readAdvisories } from './read-advisories.ts'

const exitCodes = { judged: 0, found: 2 } as const

await runCommand(
  {
    name: 'advisories',
    purpose:
      'Compares the lock file with the judged advisories, and these with what the registry of npm knows. Reads only.',
    flags: {},
    notes: 'A new advisory is judged by a row of scripts/advisories/advisories.yaml.',
    exitCodes: {
      0: 'every advisory is judged',
      1: 'the table is invalid',
      2: 'one is not judged, or affects a feature',
    },
  },
  async () => {
    const [rows, installed] = await Promise.all([readAdvisories(), lockedPackages()])
    const answer = await askRegistry(await registry(), installed)
    const isSilent = 'silence' in answer
    const problems = [
      ...judgeAdvisories(rows, installed),
      ...(isSilent ? [] : judgeAnswer(answer.advisories, { rows, installed })),
    ]
    write([
      `${rows.length} advisories of ${new Set(rows.map((row) => row.package)).size} packages are judged.`,
      ...affecting(rows, installed).flatMap(({ name, version, id, exists, why }) =>
        exists === 'no' ? [`${name} ${version}, ${id}: ${why}`] : [],
      ),
      isSilent
        ? `${answer.silence} Only the table was compared with the lock file.`
        : `The registry of npm names ${answer.advisories.length} for the lock file.`,
      ...problems,
    ])
    return problems.length === 0 ? exitCodes.judged : exitCodes.found
  },
)

function write(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** The registry that npm is configured with. */
async function registry(): Promise<string> {
  const options = { cwd: root, shell: process.platform === 'win32' }
  return (await promisify(execFile)('npm', ['config', 'get', 'registry'], options)).stdout.trim()
}
