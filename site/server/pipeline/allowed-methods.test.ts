import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allowedMethods } from './allowed-methods.ts'

const app = join(import.meta.dirname, '../../app')

function firstGroups(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, group = '']) => group)
}

/** Every route file below the interfaces: an address of it, and the methods that it exports. */
const routes = globSync('{api,builds,feeds,sitemaps,01}/**/route.ts', { cwd: app }).map((file) => ({
  file,
  address: `/${file.replace('/route.ts', '').replace(/\[(\.\.\.)?\w+\]/g, 'a')}`,
  // Written there, or the handler of another file under this name.
  methods: firstGroups(
    /(?:^export (?:async function|function|const)|\bas) (GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\b/gm,
    readFileSync(join(app, file), 'utf8'),
  ),
}))

test.each(routes.filter(({ file }) => !file.includes('auth')))(
  '$address allows what its route exports, and HEAD where it allows GET',
  ({ address, methods }) => {
    expect(methods.length).toBeGreaterThan(0)
    const withHead = methods.includes('GET') ? ['HEAD', ...methods] : methods
    expect(allowedMethods(address)?.toSorted()).toEqual([...new Set(withHead)].toSorted())
  },
)

test('each action of the login allows what the table of its route lists', () => {
  const source = readFileSync(join(app, 'api/auth/[...action]/route.ts'), 'utf8')
  const tableOf = (name: string) => new RegExp(`const ${name}: [^{]+\\{(.*?)\\n\\}`, 's').exec(source)?.[1] ?? ''
  const actionsOf = (name: string) => firstGroups(/^ {2}'?([\w/-]+)'?:/gm, tableOf(name))
  const [gets, posts] = [actionsOf('gets'), actionsOf('posts')]
  expect([gets.length, posts.length]).not.toContain(0)
  for (const action of new Set([...gets, ...posts])) {
    const expected = [...(gets.includes(action) ? ['GET', 'HEAD'] : []), ...(posts.includes(action) ? ['POST'] : [])]
    expect([action, allowedMethods(`/api/auth/${action}`)]).toEqual([action, expected])
  }
})
