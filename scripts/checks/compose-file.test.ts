import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { root } from '../settings.ts'

/** The part of the Compose Specification that the file uses, strictly: an unknown or misspelt key is refused, as Compose refuses it. */
const duration = z.string().regex(/^(\d+(ms|s|m|h))+$/)
const bytes = z.string().regex(/^\d+(b|k|kb|m|mb|g|gb)$/)
const name = z.string().regex(/^[a-z][a-z\d-]*$/)
const program = z.array(z.string()).min(1)
const healthCheck = z.union([
  z.strictObject({ disable: z.literal(true) }),
  z.strictObject({
    test: z.tuple([z.enum(['CMD', 'CMD-SHELL'])], z.string()),
    interval: duration,
    timeout: duration,
    start_period: duration.optional(),
  }),
])
const dependsOn = z.union([
  z.array(name),
  z.record(name, z.strictObject({ condition: z.enum(['service_started', 'service_healthy']) })),
])
const service = z.strictObject({
  image: z.string().regex(/^([\w./-]+):[\w.${}:-]+$/),
  build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
  command: program.optional(),
  entrypoint: program.optional(),
  working_dir: z.string().startsWith('/').optional(),
  env_file: z.string().optional(),
  environment: z.record(z.string().regex(/^[A-Z_]+$/), z.string()).optional(),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string().startsWith('/')).optional(),
  user: z.string().optional(),
  cap_drop: z.array(z.literal('ALL')).optional(),
  cap_add: z.array(z.string().regex(/^[A-Z_]+$/)).optional(),
  security_opt: z.array(z.literal('no-new-privileges:true')).optional(),
  stop_grace_period: duration.optional(),
  mem_limit: bytes.optional(),
  restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']),
  networks: z.array(name).optional(),
  ports: z.array(z.string().regex(/^(\S+:)?\d+:\d+$/)).optional(),
  volumes: z.array(z.string().regex(/^[^:\s]+:\/[^:\s]+(:ro)?$|^\$\{.+\}:\/[^:\s]+(:ro)?$/)).optional(),
  profiles: z.array(name).optional(),
  depends_on: dependsOn.optional(),
  healthcheck: healthCheck.optional(),
})
const composeFile = z.strictObject({
  name,
  services: z.record(name, service),
  networks: z.record(name, z.strictObject({ internal: z.boolean().optional() })),
  volumes: z.record(name, z.strictObject({})),
})

const text = readFileSync(join(root, 'deployment/compose.yaml'), 'utf8')

/** Fragments (`x-…`) are merged into the services and have no other meaning. */
function read(yaml: string) {
  const { 'x-site': _, ...file } = z.record(z.string(), z.unknown()).parse(parse(yaml, { merge: true }))
  return composeFile.parse(file)
}

test('the compose file has the form of the specification', () => {
  expect(Object.keys(read(text).services)).toEqual(['site-a', 'site-b', 'tools', 'app', 'nginx', 'redis', 'postgres'])
})

test.each([
  ['a misspelt key', 'read_only: true', 'readonly: true', 'Unrecognized key'],
  ['a number without a unit', 'mem_limit: 768m', 'mem_limit: 768', 'expected string'],
  ['an unknown condition', 'service_healthy', 'service_well', 'Invalid'],
])('%s is refused', (_, right, wrong, message) => {
  expect(() => read(text.replaceAll(right, wrong))).toThrow(message)
})

test('services name existing networks, volumes and services, and wait for those that have a health check', () => {
  const { services, networks, volumes } = read(text)
  for (const [own, one] of Object.entries(services)) {
    const named = (one.volumes ?? [])
      .map((volume) => volume.split(':')[0] ?? '')
      .filter((volume) => /^[a-z]/.test(volume))
    expect([own, named.filter((volume) => !Object.hasOwn(volumes, volume))]).toEqual([own, []])
    expect([own, (one.networks ?? []).filter((network) => !Object.hasOwn(networks, network))]).toEqual([own, []])
    const waits = Array.isArray(one.depends_on) ? [] : Object.entries(one.depends_on ?? {})
    const before = Array.isArray(one.depends_on) ? one.depends_on : waits.map(([other]) => other)
    expect([own, before.filter((other) => !Object.hasOwn(services, other))]).toEqual([own, []])
    const unchecked = waits.filter(
      ([other, { condition }]) => condition === 'service_healthy' && !services[other]?.healthcheck,
    )
    expect([own, unchecked]).toEqual([own, []])
  }
  const used = Object.values(services).flatMap((one) => (one.volumes ?? []).map((volume) => volume.split(':')[0]))
  expect(Object.keys(volumes).filter((volume) => !used.includes(volume))).toEqual([])
})

const compose = '/usr/bin/docker-compose'
if (!existsSync(compose)) process.stdout.write('Skipped: docker-compose config, which is not installed here.\n')

test.skipIf(!existsSync(compose))('Debian’s docker-compose accepts the file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'compose-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  // It is older than the key `name`.
  await writeFile(join(folder, 'compose.yaml'), text.replace(/^name: .*\n/m, ''))
  for (const variables of ['site.env', 'app.env']) await writeFile(join(folder, variables), '')
  const env = { ...process.env, POSTGRES_PASSWORD: 'any', CERTIFICATES: '/etc/ssl' }
  const words = ['--file', join(folder, 'compose.yaml'), 'config', '--quiet']
  const { status, stderr } = spawnSync(compose, words, { encoding: 'utf8', env, timeout: 20_000 })
  expect([status, stderr]).toEqual([0, ''])
})
