import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { isFree } from 'scripts/system/busy-port.ts'
import { shownTexts } from '../../support/page/shown-texts.ts'
import { testSiteUrl } from '../../support/test-system.ts'

const root = join(import.meta.dirname, '../../..')
const ports = { SITE_PORT: '3970', CONTENT_PORT: '3980' }

type Run = { child: ChildProcess; output: () => string; ended: Promise<number | null> }

/** `npm start` without npm: the same first script. */
function start(folder: string, extra: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, [join(root, 'scripts/bootstrap.mjs'), 'start.ts'], {
    cwd: root,
    env: { ...process.env, ...ports, DATA_FOLDER: folder, ...extra },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += String(chunk)))
  return { child, output: () => text, ended: new Promise((resolve) => child.once('exit', resolve)) }
}

test.describe('npm start', () => {
  let folder: string
  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'start-'))
  })
  test.afterAll(() => rm(folder, { recursive: true, force: true }))

  test('starts all services, keeps the stored data, and stops every process that it started', async ({ request }) => {
    // The command builds, seeds and starts all services; only a hanging one reaches this limit.
    test.setTimeout(600_000)
    const first = start(folder)
    await expect.poll(first.output, { timeout: 400_000 }).toContain('Everything answers')
    for (const step of ['build', 'content service', 'schemas', 'content', 'webhook', 'site']) {
      expect(first.output()).toContain(`· ${step}`)
    }
    const home = `http://localhost:${ports.SITE_PORT}/`
    expect((await request.get(home)).status()).toBe(200)
    const shown = async () => shownTexts(await (await request.get(home)).text())
    // The first page may lack the number of products: they are counted in the background.
    await expect.poll(shown, { timeout: 60_000 }).toMatch(/\d+ productos/)
    const stored = await shown()

    // A second start in the same folder is refused before it builds or stores anything, also with ports of its own.
    const build = await stat(join(root, 'site/.next/BUILD_ID'))
    for (const extra of [ports, { SITE_PORT: '3972', CONTENT_PORT: '3982' }]) {
      const second = start(folder, extra)
      expect(await second.ended).toBe(1)
      expect(second.output()).toMatch(/The data folder .+ is in use by process \d+ .+ stop that one first/)
      expect(second.output()).not.toContain('· ')
    }
    expect((await stat(join(root, 'site/.next/BUILD_ID'))).mtimeMs).toBe(build.mtimeMs)
    // A concurrent build has no effect either: the site serves a copy (scripts/system/served-build.test.ts).
    const id = (await readFile(join(root, 'site/.next/BUILD_ID'), 'utf8')).trim()
    expect(await readdir(join(root, 'site', `.next-run-${id}`, 'served-by'))).not.toEqual([])
    first.child.kill('SIGTERM')
    await first.ended
    expect(await Promise.all(Object.values(ports).map((port) => isFree(Number(port))))).toEqual([true, true])

    const again = start(folder)
    await expect.poll(again.output, { timeout: 150_000 }).toContain('Everything answers')
    await expect.poll(shown, { timeout: 60_000 }).toBe(stored)
    again.child.kill('SIGTERM')
    await again.ended
  })

  test('names a busy port, its owner and the variable that changes our port', async () => {
    const taken = Number(new URL(testSiteUrl).port)
    const blocked = start(folder, { SITE_PORT: String(taken) })
    expect(await blocked.ended).toBe(1)
    expect(blocked.output()).toMatch(
      new RegExp(`Port ${taken} of the site \\(SITE_PORT\\) is taken by .+ all free: SITE_PORT=`),
    )
  })

  test('names an invalid variable', async () => {
    const wrong = start(folder, { CONTENT_PORT: 'eighty' })
    expect(await wrong.ended).toBe(1)
    expect(wrong.output()).toContain('CONTENT_PORT')
  })
})
