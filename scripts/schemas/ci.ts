import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startContentService } from 'local-stack/content-service/start-content-service.ts'
import { runCommand } from '../command/run-command.ts'
import type { Space } from '../management/management-requests.ts'
import { embeddedSpace, readSpace, spaceVariables } from '../management/read-space.ts'
import { seedContent } from '../seed/seed.ts'
import { loadEnvFile, readSettings, root } from '../settings.ts'
import { codeOf, exitCodeMeanings, say } from './command-line.ts'
import { pushSchemas } from './push-schemas.ts'
import { type CiRun, pullRequestSteps, runMain, runSteps } from './run-ci-steps.ts'

await runCommand(
  {
    name: 'ci:schemas',
    purpose: `The steps of continuous integration, as the workflows run them. Without a name: both runs, against an embedded content
service of its own that is seeded first. With one: against the space of the variables.`,
    words: {
      name: '[run]',
      help: 'pull-request: contract, plan, migrations, seeded stories; main: expand, migrate, push, verify, or roll back',
    },
    flags: {
      drift: {
        type: 'string',
        value: 'folder',
        help: 'warns when the space differs from the repository in that folder',
      },
      'plan-file': { type: 'string', value: 'file', help: 'receives the plan as Markdown' },
    },
    notes: spaceVariables,
    exitCodes: exitCodeMeanings,
    codeOf,
  },
  async ({ flags: { drift, 'plan-file': planFile }, words: [name] }) => {
    if (name === undefined) await runLocally(drift)
    else await runNamed(name, { ...readSpace(), log: say, ...(planFile !== undefined && { planFile }) }, drift)
  },
)

async function runNamed(name: string, ci: CiRun, drift: string | undefined): Promise<void> {
  if (name === 'main') return await runMain(ci)
  if (name !== 'pull-request') throw new Error(`There is no run “${name}”: pull-request or main.`)
  await runSteps(pullRequestSteps, ci)
  if (drift !== undefined) await warnOfDrift(drift, ci)
}

/** Both runs against a separate space, pushed and seeded from the repository. */
async function runLocally(drift: string | undefined): Promise<void> {
  loadEnvFile()
  const folder = await mkdtemp(join(tmpdir(), 'ci-schemas-'))
  const settings = readSettings()
  const service = await startContentService({
    port: 0,
    dataFolder: join(folder, 'content'),
    spaceId: settings.SPACE_ID,
    publicToken: settings.CONTENT_PUBLIC_TOKEN,
    previewToken: settings.CONTENT_PREVIEW_TOKEN,
    managementToken: settings.CONTENT_MANAGEMENT_TOKEN,
  })
  const space = embeddedSpace(settings, service.url)
  const ci = { ...space, log: say, backupFolder: join(folder, 'states'), migrationsFolder: join(folder, 'migrations') }
  try {
    say('── an embedded content service, pushed and seeded')
    await pushSchemas({ ...ci, log: () => undefined })
    await seedContent({ ...space, log: say })
    await runNamed('pull-request', ci, drift ?? root)
    await runMain(ci)
  } finally {
    await service.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Compares the space with another copy of the repository, that of the main branch. A difference is a warning. */
async function warnOfDrift(folder: string, space: Space): Promise<void> {
  say('── drift of the live space')
  const child = spawn(process.execPath, [join(folder, 'scripts/schemas/push.ts'), '--check'], {
    cwd: folder,
    stdio: 'inherit',
    env: {
      ...process.env,
      CONTENT_MANAGEMENT_URL: space.contentUrl,
      CONTENT_MANAGEMENT_TOKEN: space.managementToken,
      SPACE_ID: String(space.spaceId),
    },
  })
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (code !== 0) say('::warning::The live space differs from the main branch: it was changed by hand.')
}
