import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { loadEnvFile, readSettings } from './settings.ts'
import { isFree, ownerOf } from './system/busy-port.ts'

/** `npm run reset`: empties the stored content and the kept pages. Refused while the content service runs. */
loadEnvFile()
const settings = readSettings()
if (!(await isFree(settings.CONTENT_PORT))) {
  const owner = (await ownerOf(settings.CONTENT_PORT)) ?? 'a process'
  process.stderr.write(
    `The content service may be running: port ${settings.CONTENT_PORT} is taken by ${owner}. Stop it first.\n`,
  )
  process.exit(1)
}
for (const folder of ['content', 'page-store'])
  await rm(join(settings.DATA_FOLDER, folder), { recursive: true, force: true })
process.stdout.write('Stored content and kept pages are gone; npm start seeds anew.\n')
