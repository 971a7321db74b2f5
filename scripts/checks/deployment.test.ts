import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv as parseDotEnv } from 'node:util'
import { parseEnv } from 'site/env.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { root } from '../settings.ts'

const deployment = join(root, 'deployment')
const read = (name: string) => readFile(join(deployment, name), 'utf8')
const known = new Set(Object.keys(parseDotEnv(await readFile(join(root, '.env.example'), 'utf8'))))

const service = z.looseObject({ read_only: z.boolean().optional(), environment: z.record(z.string(), z.string()) })
const composed = z.looseObject({ services: z.looseObject({ 'site-a': service, 'site-b': service }) })

test('every variable of a deployment is one that the site reads', async () => {
  const { services } = composed.parse(parse(await read('compose.yaml'), { merge: true }))
  const unit = [...(await read('zarandal@.service')).matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
  )
  const named = [
    ...Object.keys(parseDotEnv(await read('site.env.example'))),
    ...Object.keys(services['site-a'].environment),
    ...unit.filter((name) => name !== 'NODE_ENV'),
  ]
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

test('the example of a deployment starts once its placeholders are filled in', async () => {
  const example = parseDotEnv(await read('site.env.example'))
  const filled = Object.entries(example).map(([name, value = '']) => {
    if (name === 'SPACE_ID') return [name, '4711']
    if (name === 'MAIL_FROM') return [name, 'web@zarandal.example']
    return [name, value.replaceAll(/<[^>]+>/g, 'x'.repeat(32))]
  })
  expect(parseEnv({ ...Object.fromEntries(filled), NODE_ENV: 'production' }).SITE_URL).toMatch(/^https:/)
  expect(() => parseEnv({ ...example, NODE_ENV: 'production' })).toThrow('The site cannot start')
})

test('both instances run on a file system that they cannot write to', async () => {
  const { services } = composed.parse(parse(await read('compose.yaml'), { merge: true }))
  expect([services['site-a'].read_only, services['site-b'].read_only]).toEqual([true, true])
})

const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((path) => existsSync(path))
const openssl = ['/usr/bin/openssl', '/usr/local/bin/openssl'].find((path) => existsSync(path))
const systemd = '/usr/bin/systemd-analyze'
if (!nginx || !openssl) process.stdout.write('Skipped: nginx -t, because nginx or openssl is not installed here.\n')
if (!existsSync(systemd)) process.stdout.write('Skipped: systemd-analyze verify, which is not installed here.\n')

describe('what reads the configuration', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deployment-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test.skipIf(!nginx || !openssl)('nginx takes its configuration', async () => {
    await mkdir(join(folder, 'certificates'))
    const [key, certificate] = ['site.key', 'site.pem'].map((name) => join(folder, 'certificates', name))
    const subject = ['-subj', '/CN=localhost', '-keyout', key ?? '', '-out', certificate ?? '']
    spawnSync(openssl ?? '', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject])
    const text = (await read('nginx.conf'))
      .replaceAll('/etc/nginx/upstreams.conf', join(folder, 'upstreams.conf'))
      .replaceAll('/etc/nginx/certificates', join(folder, 'certificates'))
      .replaceAll('/run/nginx.pid', join(folder, 'nginx.pid'))
      .replaceAll(/listen (\[::\]:)?(80|443)/g, 'listen $1 1$2')
      .replaceAll(/listen (\[::\]:)? 1(80|443)/g, 'listen $118$2')
    await writeFile(join(folder, 'nginx.conf'), text)
    await copyFile(join(deployment, 'upstreams.systemd.conf'), join(folder, 'upstreams.conf'))
    const run = spawnSync(nginx ?? '', ['-t', '-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')])
    expect([run.status, String(run.stderr)]).toEqual([0, expect.stringContaining('test is successful')])
  })

  test.skipIf(!existsSync(systemd))('systemd takes the unit', () => {
    const run = spawnSync(systemd, ['verify', '--man=no', join(deployment, 'zarandal@.service')], { timeout: 20_000 })
    // Of other units of the machine it may say what it likes.
    expect(
      String(run.stderr)
        .split('\n')
        .filter((line) => line.includes('zarandal@')),
    ).toEqual([])
  })
})
