import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from './command/run-command.ts'
import { loadEnvFile, readSettings } from './settings.ts'
import { isFree, ownerOf } from './system/busy-port.ts'
import { requireOwnFolder } from './system/require-own-folder.ts'

await runCommand(
  {
    name: 'reset',
    purpose: 'Empties the stored content and the cached pages below DATA_FOLDER. Refused while a system runs there.',
    flags: {},
  },
  async () => {
    loadEnvFile()
    const settings = readSettings()
    requireOwnFolder(settings, 'npm run reset')
    if (!(await isFree(settings.CONTENT_PORT))) {
      const owner = (await ownerOf(settings.CONTENT_PORT)) ?? 'a process'
      throw new Error(
        `The content service may be running: port ${settings.CONTENT_PORT} is taken by ${owner}. Stop it first.`,
      )
    }
    for (const folder of ['content', 'page-store'])
      await rm(join(settings.DATA_FOLDER, folder), { recursive: true, force: true })
    process.stdout.write('Stored content and cached pages are deleted; npm start seeds again.\n')
  },
)
