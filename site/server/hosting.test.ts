import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { noteOwnServer, requireHosting, servedFolder } from '#site/server/configuration/hosting.ts'
import { withRequestId } from '#site/server/observability/request-id.ts'
import { isTooEarly, tooEarly } from '#site/server/refusals/too-early.ts'

function folderWithBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hosting-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'site/.next'), { recursive: true })
  writeFileSync(join(folder, 'site/.next/BUILD_ID'), 'a')
  return folder
}

test('the site is found from its own folder and from the project’s; elsewhere the sentence says where to start', () => {
  const project = folderWithBuild()
  expect(servedFolder(project, '.next')).toBe(join(project, 'site'))
  expect(servedFolder(join(project, 'site'), '.next')).toBe(join(project, 'site'))
  expect(() => servedFolder(project, '.next-other')).toThrow('Start it in the project')
})

test('in the framework’s server a request that did not pass the pipeline is told to come again; in ours none is', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(isTooEarly()).toBe(true)
  expect(withRequestId('a-request', isTooEarly)).toBe(false)
  expect([tooEarly().status, tooEarly().headers.get('retry-after')]).toEqual([503, '1'])
  noteOwnServer()
  expect(isTooEarly()).toBe(false)
})

test('HOSTING that names the other server is refused with the command that starts it', () => {
  noteOwnServer()
  expect(() => requireHosting('node')).toThrow('Start it with "npx next start site"')
  expect(() => requireHosting('own')).not.toThrow()
  expect(() => requireHosting(undefined)).not.toThrow()
})
