import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Block } from 'component-schemas/schema/define-block.ts'
import { registry } from 'component-schemas/schema/registry.ts'
import { toWire } from 'component-schemas/schema/to-wire.ts'
import { type PushOptions, pushSchemas } from 'scripts/schemas/push-schemas.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalService, managementFetch, spaceId, startLocalService, tokens } from '../support/local-service.ts'
import { type CommandLine, officialCommandLine } from '../support/official-command-line.ts'
import { typeName, typeOnTheWire } from '../support/type-on-the-wire.ts'

const entry = fileURLToPath(new URL('../../../component-schemas/schema/storyblok-schema.ts', import.meta.url))

/** The contract, with a tag on one block: the vendor's schema push knows no tags. */
const tagged = {
  ...registry,
  blocks: registry.blocks.map((block) => (block.name === 'accordion' ? { ...block, tags: ['reading'] } : block)),
}

let service: LocalService
let official: CommandLine

beforeAll(async () => {
  service = await startLocalService()
  official = officialCommandLine()
  await push()
  await official.run(service.url, 'components', 'pull')
})

afterAll(async () => {
  official.remove()
  await service.remove()
})

const push = (mode: PushOptions['mode'] = 'push') =>
  pushSchemas({
    contentUrl: service.url,
    spaceId,
    managementToken: tokens.managementToken,
    log: () => undefined,
    backupFolder: join(service.dataFolder, 'states'),
    registry: tagged,
    scope: 'blocks',
    mode,
  })

const pulled = (kind: 'components' | 'types', ending: string): string => {
  const folder = join(official.folder, '.storyblok', kind)
  const file = readdirSync(folder, { recursive: true })
    .map(String)
    .find((name) => name.endsWith(ending))
  return readFileSync(join(folder, file ?? ending), 'utf8')
}

test('what the official command line pulls is what the repository says', () => {
  const components = JSON.parse(pulled('components', 'components.json')) as { name: string; schema: object }[]
  const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1)
  expect(components.map(({ name, schema }) => ({ name, schema })).toSorted(byName)).toEqual(
    registry.blocks
      .map(toWire)
      .map(({ name, schema }) => ({ name, schema }))
      .toSorted(byName),
  )
})

test('the official validator accepts the repository', async () => {
  expect(await official.runOffline('schema', 'validate', entry)).toMatch(/valid/i)
})

test('the official dry run after a push of ours would change nothing but the tag, which it does not know', async () => {
  const output = await official.run(service.url, 'schema', 'push', entry, '--dry-run', '--no-migrations')
  expect(output).toContain(`${registry.blocks.length} components, ${registry.groups.length} folders`)
  const all = registry.blocks.length + registry.groups.length + registry.datasources.length
  expect(output).toMatch(new RegExp(`Summary: 1 to update, ${all - 1} unchanged`))
  expect(output.match(/^.*\(update\).*$/gm)).toEqual([expect.stringMatching(/accordion/i)])
})

/** Interface -> member with its mark of absence -> type, out of the generated declarations. */
function interfaces(text: string): Map<string, Record<string, string>> {
  const found = [...text.matchAll(/export interface (\w+) \{\n(.*?)\n\}/gs)]
  return new Map(
    found.map(([, name = '', body = '']) => {
      const members = [...body.matchAll(/^ {2}(\w+\??):\s+(.*?);$/gms)].map(([, key = '', type = '']) => [
        key,
        flat(type),
      ])
      return [name, Object.fromEntries(members) as Record<string, string>]
    }),
  )
}

/** A type on one line, without the brackets and the leading bar of a wrapped union. */
function flat(type: string): string {
  return type
    .replace(/\s+/g, ' ')
    .replace(/\( ?\| /g, '(')
    .replace(/^\| /, '')
    .replaceAll(' )', ')')
}

test('the types of the official generator are those of the definitions, for every field of every block', async () => {
  await official.run(service.url, 'types', 'generate')
  const generated = interfaces(pulled('types', 'components.d.ts'))
  for (const { name, fields } of registry.blocks as readonly Block[]) {
    const members = Object.entries(fields).map(([key, field]) => [
      field.wire.required ? key : `${key}?`,
      typeOnTheWire(field),
    ])
    const identity = { component: `"${name}"`, _uid: 'string', '_editable?': 'string | undefined' }
    const wanted = { ...Object.fromEntries(members), ...identity }
    expect({ block: name, type: generated.get(typeName(name)) }).toEqual({ block: name, type: wanted })
  }
  expect(generated.size).toBe(registry.blocks.length)
})

test('after a push of the official command line only tags are missing, and a push of ours puts them back', async () => {
  const { body } = await managementFetch(service.url, 'components')
  const { id } = body.components.find(({ name }: { name: string }) => name === 'accordion')
  const component = { name: 'accordion', display_name: 'Changed' }
  await managementFetch(service.url, `components/${id}`, { method: 'PUT', body: { component } })
  await official.run(service.url, 'schema', 'push', entry, '--no-migrations', '--no-write-components')
  const { plan } = await push('plan')
  expect(plan.steps.map(({ name, changes }) => ({ name, at: changes.map(({ at }) => at) }))).toEqual([
    { name: 'accordion', at: ['tags'] },
  ])
  await push()
  expect(await push('plan')).toMatchObject({ outcome: 'unchanged' })
})
