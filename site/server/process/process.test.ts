import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { env } from '#site/server/configuration/env.ts'
import { inProject } from '#site/server/configuration/project-folder.ts'
import { contentProof } from '#site/server/page-cache/warm-up/content-proof.ts'
import { startPages } from '#site/server/page-cache/warm-up/warm-up-paths.ts'
import { withoutPageCache } from './open-page-cache.ts'
import { requireFolders } from './require-folders.ts'
import { passToFramework, serverSettings } from './settings.ts'
import { warmUp } from './warm-up.ts'

vi.mock('server-only', () => ({}))

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'process-'))
  mkdirSync(join(root, 'site/build'), { recursive: true })
  writeFileSync(join(root, 'site/build/BUILD_ID'), 'a-build\n')
  writeFileSync(join(root, 'file'), '')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const settingsOf = (variables: Partial<typeof env> = {}) =>
  serverSettings({ ...env, NODE_ENV: 'production', SITE_BUILD_FOLDER: 'build', ...variables }, join(root, 'site'))

describe('settings', () => {
  test('the build is a folder of the site', () => {
    expect(settingsOf()).toMatchObject({ buildId: 'a-build', built: join(root, 'site/build') })
  })

  test('a process without a build does not start in production', () => {
    expect(() => settingsOf({ SITE_BUILD_FOLDER: 'absent' })).toThrow('BUILD_ID')
    expect(settingsOf({ NODE_ENV: 'development', SITE_BUILD_FOLDER: 'absent' }).buildId).toBe('development')
  })

  test('the framework’s part of the process takes relative paths for those of the project, too', () => {
    for (const name of ['PROJECT_FOLDER', 'BUILD_ID']) vi.stubEnv(name, 'other')
    onTestFinished(() => void vi.unstubAllEnvs())
    passToFramework(settingsOf())
    expect(process.env['BUILD_ID']).toBe('a-build')
    expect(inProject('.data/identity')).toBe(join(root, '.data/identity'))
  })
})

test('a process that cannot store sessions, or forms where no database is named, does not start', () => {
  expect(() => requireFolders(settingsOf({ IDENTITY_FOLDER: join(root, 'file/x') }))).toThrow('set IDENTITY_FOLDER')
  const unusable = { SUBMISSIONS_FOLDER: join(root, 'file/x') }
  expect(() => requireFolders(settingsOf(unusable))).toThrow('set SUBMISSIONS_FOLDER')
  expect(() => requireFolders(settingsOf({ ...unusable, DATABASE_URL: 'postgres://localhost/a' }))).not.toThrow()
})

test('the process is ready when warm-up ends: each page once from the page cache, three times past it', async () => {
  const rendered: string[] = []
  const listenerOf =
    (name: string): RequestListener =>
    (request, response) => {
      rendered.push(`${name} ${request.url}`)
      response.end('x')
    }
  startPages().give(['/a'])
  const lifecycle = { isEnding: false, isStarting: true }
  const pages = { ...withoutPageCache(listenerOf('cached')), uncached: listenerOf('uncached') }
  contentProof().isRendered = true
  await warmUp(settingsOf({ WARM_UP_SECONDS: 60 }), { pages, lifecycle, check: async () => undefined })
  expect(rendered).toEqual(['cached /a', 'uncached /a', 'uncached /a', 'uncached /a'])
  expect(lifecycle.isStarting).toBe(false)
})

test('an import of the main module starts nothing', async () => {
  const once = vi.spyOn(process, 'once')
  const { main } = await import('#site/server/main.ts')
  expect(main).toBeTypeOf('function')
  expect(once.mock.calls.filter(([signal]) => signal === 'SIGTERM')).toEqual([])
})
