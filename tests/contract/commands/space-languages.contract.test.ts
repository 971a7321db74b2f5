import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from 'scripts/settings.ts'
import { pushLanguages } from 'scripts/space/push-languages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commandEnvironment } from '../../support/command-environment.ts'
import { type LocalService, managementClient, spaceId, startLocalService, tokens } from '../support/local-service.ts'

let service: LocalService

beforeAll(async () => {
  service = await startLocalService()
})
afterAll(() => service.remove())

async function languagesOfSpace() {
  const { data } = await managementClient(service.url).spaces.get()
  return [data.space?.default_lang_name, data.space?.languages?.map(({ code }) => code)]
}

test('a plan changes nothing; a push sets the nine languages, keeps the others, and a second one finds nothing to do', async () => {
  const { managementToken } = tokens
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  const push = (mode: 'push' | 'plan') =>
    pushLanguages({ contentUrl: service.url, spaceId, managementToken, log, mode })
  await managementClient(service.url).spaces.update({
    body: { space: { languages: [{ code: 'ca', name: 'Català' }], default_lang_name: 'English' } },
  })
  expect(await push('plan')).toBe(true)
  expect(await languagesOfSpace()).toEqual(['English', ['ca']])
  expect(lines).toContain('~ default language: English → Español')
  expect(lines).toContain('+ language ru (Русский)')
  expect(await push('push')).toBe(true)
  expect(await languagesOfSpace()).toEqual(['Español', ['en', 'pt', 'nl', 'it', 'de', 'fr', 'ro', 'ru', 'ca']])
  expect(await push('push')).toBe(false)
  expect(lines.at(-1)).toBe('The languages of the space are those of the site.')
})

describe('npm run space:languages', () => {
  const run = (...flags: string[]) => {
    const env = { ...commandEnvironment, CONTENT_MANAGEMENT_URL: 'http://localhost:9' }
    return spawnSync(process.execPath, [join(root, 'scripts/space/languages.ts'), ...flags], { env, encoding: 'utf8' })
  }

  test('prints its usage with --help and sends no request', () => {
    const { status, stdout, stderr } = run('--help')
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('--dry-run')
  })

  test.each(['--no-such-flag', 'words'])('refuses %s with exit code 2', (argument) => {
    const { status, stdout, stderr } = run(argument)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain(argument)
    expect(stderr).toContain('--help')
  })

  test('says which address does not answer', () => {
    const { status, stderr } = run('--dry-run')
    expect([status, stderr]).toEqual([1, expect.stringContaining('http://localhost:9 does not answer')])
  })
})
