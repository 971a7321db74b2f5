import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { featureProgramFolders } from '#site/features.ts'
import { handlers } from '#site/handlers/find-handler.ts'
import { allowedMethods } from './allowed-methods.ts'

const app = join(import.meta.dirname, '../../app')

function firstGroups(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, group = '']) => group)
}

const folders = ['builds', 'sitemaps', ...featureProgramFolders.map(({ folder }) => folder)]

/** Every route file of what only programs read: an address of it, and the methods that it exports. */
const routes = globSync(`{${folders.join(',')}}/**/route.ts`, { cwd: app }).map((file) => ({
  file,
  address: `/${file.replace('/route.ts', '').replace(/\[(\.\.\.)?\w+\]/g, 'a')}`,
  // Written there, or the handler of another file under this name.
  methods: firstGroups(
    /(?:^export (?:async function|function|const)|\bas) (GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\b/gm,
    readFileSync(join(app, file), 'utf8'),
  ),
}))

test.each(routes)('$address allows what its route exports, and HEAD where it allows GET', ({ address, methods }) => {
  expect(methods.length).toBeGreaterThan(0)
  const withHead = methods.includes('GET') ? ['HEAD', ...methods] : methods
  expect(allowedMethods(address)?.toSorted()).toEqual([...new Set(withHead)].toSorted())
})

test.each(handlers)('/api/$path takes the methods of its row, and with a slash at its end', ({ path, GET, POST }) => {
  const address = `/api/${path.replace(/:\w+/, 'a').replace('*', 'a/b')}`
  const expected = [...(GET ? ['GET', 'HEAD'] : []), ...(POST ? ['POST'] : [])]
  expect([allowedMethods(address), allowedMethods(`${address}/`)]).toEqual([expected, expected])
})

test.each(['/api', '/api/nothing', '/api/forms', '/api/forms/a/b', '/api/downloads', '/api/tables/%ff'])(
  '%s is no interface',
  (address) => {
    expect(allowedMethods(address)).toBeUndefined()
  },
)

test.each([
  '/extranet.rsc',
  '/index.rsc',
  '/en/extranet/x.rsc',
  '/extranet.segments/_tree.segment.rsc',
  '/x.segments/a',
])('%s, which the framework would take for another page, is no address', (address) => {
  expect(allowedMethods(address)).toBeUndefined()
})

test.each(['/rsc', '/x.rsc/y', '/x.rscs', '/segments/x', '/x.md'])('%s is an address like any other', (address) => {
  expect(allowedMethods(address)).toEqual(['GET', 'HEAD'])
})
