import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, matchesGlob } from 'node:path'
import { parseEnv as parseDotEnv } from 'node:util'
import { parsePluginEnv, pluginVariables } from 'cms-plugin/server/env.ts'
import { submissionsLocation } from 'site/forms/submissions/submissions.ts'
import { parseEnv } from 'site/server/configuration/env.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { root } from '../settings.ts'
import { siteFlags, siteMemory } from '../system/services/site-flags.ts'

const deployment = join(root, 'deployment')
const read = (name: string) => readFile(join(deployment, name), 'utf8')
const readGuide = () => readFile(join(root, 'docs/operate.md'), 'utf8')
const appUnit = 'zarandal-app.service'
const units = ['zarandal@.service', appUnit]

/** Variables that a unit sets. */
function variablesOf(unit: string): string[] {
  return [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
  )
}

const known = new Set(Object.keys(parseDotEnv(await readFile(join(root, '.env.example'), 'utf8'))))

const service = z.looseObject({
  image: z.string(),
  working_dir: z.string().optional(),
  read_only: z.boolean().optional(),
  environment: z.record(z.string(), z.string()),
  volumes: z.array(z.string()),
})
const app = service.omit({ volumes: true }).extend({ command: z.array(z.string()) })
const composed = z.looseObject({
  services: z.looseObject({ 'site-a': service, 'site-b': service, tools: service, app }),
})

test('the site reads every variable of a deployment', async () => {
  const { services } = composed.parse(parse(await read('compose.yaml'), { merge: true }))
  const unit = variablesOf(await read('zarandal@.service'))
  const named = [
    ...Object.keys(parseDotEnv(await read('site.env.example'))),
    ...Object.keys(services['site-a'].environment),
    // SQLITE_TMPDIR is read by SQLite itself (sqlite.org/tempfiles.html).
    ...unit.filter((name) => !['NODE_ENV', 'SQLITE_TMPDIR', ...Object.keys(siteMemory)].includes(name)),
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

test('the app reads every variable of its deployment, and its example starts once the placeholders are filled in', async () => {
  const { services } = composed.parse(parse(await read('compose.yaml'), { merge: true }))
  const example = parseDotEnv(await read('app.env.example'))
  const named = [...Object.keys(example), ...Object.keys(services.app.environment), ...variablesOf(await read(appUnit))]
  expect(named.filter((name) => name !== 'NODE_ENV' && !pluginVariables.includes(name))).toEqual([])
  const filled = Object.entries(example).map(([name, value = '']) => [
    name,
    value.replaceAll(/<[^>]+>/g, 'x'.repeat(32)),
  ])
  expect(parsePluginEnv(Object.fromEntries(filled)).APP_URL).toMatch(/^https:\/\/cms\./)
  const { APP_CLIENT_SECRET: _, ...incomplete } = Object.fromEntries(filled)
  expect(() => parsePluginEnv(incomplete)).toThrow('The app cannot start')
})

test('compose and the systemd unit start the app with the same command, on the port that nginx uses', async () => {
  const { services } = composed.parse(parse(await read('compose.yaml'), { merge: true }))
  const unit = await read(appUnit)
  expect(unit).toContain(`ExecStart=/usr/bin/env ${services.app.command.join(' ')}\n`)
  const [, port, host] = /PLUGIN_PORT=(\d+) LISTEN_HOST=(\S+)/.exec(unit) ?? []
  expect(await read('app.systemd.conf')).toBe(`server ${host}:${port};\n`)
  expect(await read('Containerfile')).toContain(`PLUGIN_PORT=${port} `)
  expect(await read('app.compose.conf')).toContain(`server app:${port} resolve;\n`)
})

test('every service of ours runs in one image, the app and the commands in the folder of the project', async () => {
  const { services } = composed.parse(parse(await read('compose.yaml'), { merge: true }))
  const ours = [services['site-a'], services['site-b'], services.tools, services.app]
  expect(new Set(ours.map(({ image }) => image))).toEqual(new Set(['zarandal-site:${VERSION:-latest}']))
  expect([services.tools.working_dir, services.app.working_dir]).toEqual(['/app', '/app'])
})

test('both instances and the app run on a file system that they cannot write to', async () => {
  const { services } = composed.parse(parse(await read('compose.yaml'), { merge: true }))
  expect([services['site-a'], services['site-b'], services.app].map((one) => one.read_only)).toEqual([true, true, true])
})

test('a deployment starts the site with the same Node flags and memory settings as `npm start`', async () => {
  const image = [...(await read('Containerfile')).matchAll(/^CMD (\[.+\])$/gm)].map(([, list = '']) => JSON.parse(list))
  expect(image).toContainEqual(['node', ...siteFlags, 'server/main.ts'])
  expect(await read('zarandal@.service')).toContain(
    `ExecStart=/usr/bin/env ${['node', ...siteFlags, 'server/main.ts'].join(' ')}\n`,
  )
  for (const [name, value] of Object.entries(siteMemory)) {
    expect(await read('Containerfile')).toContain(`${name}=${value} `)
    expect(await read('zarandal@.service')).toContain(`Environment=${name}=${value}\n`)
  }
})

test('a volume is mounted on a folder that the image creates for the site’s user', async () => {
  const { services } = composed.parse(parse(await read('compose.yaml'), { merge: true }))
  const [, made = ''] = /install --directory --owner=node --group=node (.+)/.exec(await read('Containerfile')) ?? []
  const volumes = [services['site-a'], services['site-b'], services.tools].flatMap((one) => one.volumes)
  const folders = volumes.map((volume) => volume.split(':')[1] ?? '')
  expect(folders.filter((folder) => !made.split(' ').includes(folder))).toEqual([])
})

test('files with secrets of a deployment are neither committed nor copied into an image', async () => {
  const secret = [
    'deployment/site.env',
    'deployment/app.env',
    'deployment/.env',
    'deployment/certificates',
    '.env',
    '.env.local',
  ]
  const ignored = spawnSync('git', ['check-ignore', '--no-index', ...secret], { cwd: root, encoding: 'utf8' })
  expect(ignored.stdout.trim().split('\n')).toEqual(secret)
  const patterns = (await readFile(join(root, '.dockerignore'), 'utf8')).trim().split('\n')
  expect(secret.filter((path) => !patterns.some((pattern) => matchesGlob(path, pattern)))).toEqual([])
})

test('nginx lists the instances of compose and of the guide for systemd', async () => {
  const { services } = composed.parse(parse(await read('compose.yaml'), { merge: true }))
  const inCompose = [...(await read('upstreams.compose.conf')).matchAll(/^server (\S+?):3000 (.+);$/gm)]
  expect(inCompose.map(([, name]) => name)).toEqual(Object.keys(services).filter((name) => name.startsWith('site-')))
  // A replaced container may get another address.
  expect(inCompose.filter(([, , options = '']) => !options.split(' ').includes('resolve'))).toEqual([])
  const [unit, guide] = [await read('zarandal@.service'), await readGuide()]
  const [, address] = /LISTEN_HOST=(\S+)/.exec(unit) ?? []
  const started = [...(/systemctl enable --now ((?:zarandal@\d+ ?)+)/.exec(guide)?.[1] ?? '').matchAll(/@(\d+)/g)]
  const named = [...(await read('upstreams.systemd.conf')).matchAll(/^server (\S+) /gm)].map(([, name]) => name)
  expect(named).toEqual(started.map(([, port]) => `${address}:${port}`))
})

test('the guide backs up the file that stores submissions', async () => {
  const name = basename(submissionsLocation({ SUBMISSIONS_FOLDER: 'any' }))
  expect(await readGuide()).toContain(`\`SUBMISSIONS_FOLDER/${name}\``)
})

const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((path) => existsSync(path))
const openssl = ['/usr/bin/openssl', '/usr/local/bin/openssl'].find((path) => existsSync(path))
const systemd = '/usr/bin/systemd-analyze'
if (!nginx || !openssl) process.stdout.write('Skipped: nginx -t, because nginx or openssl is not installed here.\n')
if (!existsSync(systemd)) process.stdout.write('Skipped: systemd-analyze verify, which is not installed here.\n')

describe('programs that read the configuration', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deployment-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test.skipIf(!nginx || !openssl)('nginx accepts its configuration', async () => {
    await mkdir(join(folder, 'certificates'))
    const [key, certificate] = ['site.key', 'site.pem'].map((name) => join(folder, 'certificates', name))
    const subject = ['-subj', '/CN=localhost', '-keyout', key ?? '', '-out', certificate ?? '']
    spawnSync(openssl ?? '', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject])
    const text = (await read('nginx.conf'))
      .replaceAll('/etc/nginx/upstreams.conf', join(folder, 'upstreams.conf'))
      .replaceAll('/etc/nginx/app.conf', join(folder, 'app.conf'))
      .replaceAll('/etc/nginx/certificates', join(folder, 'certificates'))
      .replaceAll('/run/nginx.pid', join(folder, 'nginx.pid'))
      .replaceAll(/listen (\[::\]:)?(80|443)/g, 'listen $1 1$2')
      .replaceAll(/listen (\[::\]:)? 1(80|443)/g, 'listen $118$2')
    await writeFile(join(folder, 'nginx.conf'), text)
    await copyFile(join(deployment, 'upstreams.systemd.conf'), join(folder, 'upstreams.conf'))
    await copyFile(join(deployment, 'app.systemd.conf'), join(folder, 'app.conf'))
    const run = spawnSync(nginx ?? '', ['-t', '-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')])
    expect([run.status, String(run.stderr)]).toEqual([0, expect.stringContaining('test is successful')])
  })

  test.skipIf(!existsSync(systemd)).each(units)('%s is confined to what it needs', (unit) => {
    // 0 is fully confined, 100 is unrestricted; a unit without any hardening has 96.
    const limits = ['--offline=true', '--threshold=15', '--no-pager']
    const run = spawnSync(systemd, ['security', ...limits, join(deployment, unit)], { timeout: 20_000 })
    expect([run.status, String(run.stdout).split('\n').at(-2)]).toEqual([0, expect.stringContaining('OK')])
  })

  test.skipIf(!existsSync(systemd)).each(units)('systemd accepts %s', (unit) => {
    const run = spawnSync(systemd, ['verify', '--man=no', join(deployment, unit)], { timeout: 20_000 })
    // Warnings about other units of the machine do not matter.
    expect(
      String(run.stderr)
        .split('\n')
        .filter((line) => line.includes('zarandal')),
    ).toEqual([])
  })
})
