import { appendFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { varnishInFront } from 'scripts/drills/start-cdn.ts'
import { startSystem } from 'scripts/system/start-system.ts'
import { copySeededContent } from './seeded-content.ts'
import { systemLog } from './system-log.ts'
import { testSettings } from './test-system.ts'

/** Starts the seeded embedded stack and the built site. @returns a function that stops them */
export default async function startForTests(): Promise<() => Promise<void>> {
  const settings = testSettings()
  const lines: string[] = []
  // Tests read stored data, and change values without an interface, such as the age of a session.
  process.env['TEST_DATA_FOLDER'] = settings.DATA_FOLDER
  // Hundreds of pages are rendered for the first time; content-client.test.ts shows the limit of production.
  process.env['CONTENT_REQUESTS_PER_SECOND'] ||= '1000'
  // The system logs at every level, so that a test may search the log for secrets.
  process.env['LOG_REQUESTS'] ||= 'all'
  try {
    await copySeededContent(join(settings.DATA_FOLDER, 'content'))
    const varnish = process.env['TEST_CDN'] === 'varnish' ? varnishInFront(settings) : undefined
    const system = await startSystem({
      settings,
      inFront: varnish?.inFront,
      mode: 'production',
      onStep: (step) => process.stdout.write(`· ${step}\n`),
      onLine: (line) => {
        lines.push(line)
        appendFileSync(systemLog(), `${line}\n`)
      },
    })
    return async () => {
      varnish?.stop()
      await system.stop()
      await rm(settings.DATA_FOLDER, { recursive: true, force: true })
    }
  } catch (error) {
    process.stdout.write(`${lines.slice(-40).join('\n')}\n`)
    throw error
  }
}
