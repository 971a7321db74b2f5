import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { renamed } from '../adopt/brand-words.ts'
import {
  adopted,
  adopter,
  commitAll,
  commitFiles,
  copyFork,
  type Fork,
  firstRelease,
  makeFork,
  maker,
  textsIn,
} from './fork.fixture.ts'
import { git } from './git.ts'
import { printUpgrade } from './print-upgrade.ts'
import { type Upgrade, upgradeSite } from './upgrade-site.ts'

let template: Fork
let fork: Fork
beforeAll(() => {
  template = makeFork()
})
afterAll(() => template.remove())

const run = async (source: string, more: { base?: string; isDryRun?: boolean } = {}) =>
  await upgradeSite({ root: fork.root, source, isDryRun: false, ...more })

const read = (path: string) => readFileSync(join(fork.root, path), 'utf8')
const rowsOf = ({ entries }: Upgrade, what: string) =>
  entries.filter((entry) => entry.what === what).map(({ path }) => path)
const unmerged = () => git(fork.root, ['diff', '--name-only', '--diff-filter=U']).split('\n').filter(Boolean)

describe('two releases, one after the other', () => {
  const hero = 'site/blocks/hero.tsx'
  const resolved = 'one\ntwo of both\nthree\nfour\nfive\nsix\nseven\n'
  type Step = { tag: string; upgrade: Upgrade; before: Texts; after: Texts; unmerged: string[] }
  type Texts = Readonly<Record<string, string>>
  let second: Step
  let third: Step

  beforeAll(async () => {
    fork = copyFork(template)
    second = await take('v0.2.0')
    commitFiles(fork.root, { [hero]: resolved })
    third = await take('v0.10.0')
  })
  afterAll(() => fork.remove())

  async function take(tag: string): Promise<Step> {
    const before = textsIn(fork.root)
    const upgrade = await run(tag)
    return { tag, upgrade, before, after: textsIn(fork.root), unmerged: unmerged() }
  }

  /** Files of a release that the adopter has not touched, in the adopter's words. */
  function untouchedFiles(tag: string): Texts {
    const paths = git(template.upstream, ['ls-tree', '-r', '-z', '--name-only', tag]).split('\0').filter(Boolean)
    const untouched = paths.filter((path) => !(path in adopted) && !path.startsWith('site/features/jobs/'))
    return Object.fromEntries(
      untouched.map((path) => {
        const text = git(template.upstream, ['show', `${tag}:${path}`])
        return [renamed(path, maker, adopter), renamed(text, maker, adopter)]
      }),
    )
  }

  test('files that the adopter has not touched are those of the release, and none is in conflict', () => {
    for (const { tag, after, upgrade } of [second, third]) {
      const untouched = untouchedFiles(tag)
      expect(Object.keys(untouched).length).toBeGreaterThan(10)
      expect(after).toMatchObject(untouched)
      expect(rowsOf(upgrade, 'conflict').filter((path) => path in untouched)).toEqual([])
    }
  })

  test('a view that both changed is a conflict, with markers, which git does not commit', () => {
    expect(rowsOf(second.upgrade, 'conflict')).toEqual([hero])
    expect(second.unmerged).toEqual([hero])
    expect(second.after[hero]).toContain('<<<<<<< upgrade/yours\ntwo of ours\n|||||||')
    expect(second.after[hero]).toContain('=======\ntwo of the release\n>>>>>>> upgrade/0.2.0\n')
  })

  test('the next release changes another line of it, without a conflict', () => {
    expect(rowsOf(third.upgrade, 'conflict')).toEqual([])
    expect(rowsOf(third.upgrade, 'merged')).toContain(hero)
    expect(third.after[hero]).toBe(resolved.replace('seven', 'seven of the release'))
  })

  test('every change of a file of the adopter is in the report', () => {
    for (const { upgrade, before, after } of [second, third]) {
      const shown = upgrade.entries.filter(({ what }) => what !== 'taken').map(({ path }) => path)
      const own = Object.keys(adopted).filter((path) => before[path] !== undefined)
      const changed = own.filter((path) => before[path] !== after[path])
      expect(changed.length).toBeGreaterThan(0)
      expect(changed.filter((path) => !shown.includes(path))).toEqual([])
    }
  })

  test('files are those of the release and of the adopter, and no others', () => {
    for (const { tag, after } of [second, third]) {
      const own = Object.keys(adopted).filter((path) => !path.startsWith('site/features/jobs/'))
      expect(Object.keys(after)).toEqual([...new Set([...Object.keys(untouchedFiles(tag)), ...own])].toSorted())
    }
  })

  test('own blocks stay, and their rows are beside those of the release', () => {
    const blocks = ['offer', 'route', 'video'].map((name) => `site/blocks/${name}.tsx`)
    expect(blocks.map((path) => third.after[path])).toEqual(['offer\n', 'route\n', 'video\n'])
    expect(third.after['site/blocks/render-blocks.tsx']).toBe('banner,\nhero,\nquote,\ntext,\noffer,\nroute,\nvideo,\n')
  })

  test('brand, markets, features and content stay, except for what codemods change', () => {
    const kept = ['scripts/seed/content/home.json', 'site/brand/tokens.css', 'site/routing/markets.ts']
    expect(kept.map((path) => second.after[path])).toEqual(kept.map((path) => adopted[path]))
    expect(rowsOf(second.upgrade, 'kept')).toEqual(expect.arrayContaining([...kept, 'site/features.ts']))
    expect(rowsOf(second.upgrade, 'codemod')).toEqual(['site/features.ts'])
    expect(rowsOf(third.upgrade, 'codemod')).toEqual(['site/routing/markets.ts'])
    expect(third.after['site/routing/markets.ts']).toContain("portugal: { id: 'portugal', currency: 'EUR' }")
  })

  test('a codemod runs once', () => {
    expect(second.upgrade.codemods).toEqual(['lists the feature shops'])
    expect(third.upgrade.codemods).toEqual(['gives each market a currency'])
    expect(third.after['site/features.ts']).toBe('export const features = [\n  prices,\n  shops,\n]\n')
  })

  test('a removed feature stays removed, and the report says what the release changed in it', () => {
    for (const { upgrade, after } of [second, third]) {
      expect(Object.keys(after).filter((path) => path.startsWith('site/features/jobs/'))).toEqual([])
      const note = 'you deleted site/features/jobs'
      expect(upgrade.entries).toContainEqual({ path: 'site/features/jobs/feature.ts', what: 'kept', note })
    }
  })

  test('interface texts of both are there; one that the adopter removed stays removed', () => {
    const ids = [...(second.after['site/messages/de.po'] ?? '').matchAll(/^msgid "(\w+)"/gm)]
    expect(ids.map(([, id]) => id)).toEqual(['Key', 'Quote', 'Route'])
    expect(rowsOf(second.upgrade, 'merged')).toContain('site/messages/de.po')
  })

  test('the stamp names the release; dependencies of both are there', () => {
    expect(JSON.parse(second.after['package.json'] ?? '')).toEqual({
      name: adopter.id,
      version: '0.2.0',
      [adopter.id]: { base: { version: '0.2.0', commit: git(template.upstream, ['rev-parse', 'v0.2.0']).trim() } },
      type: 'module',
      dependencies: { a: '1.0.0', b: '2.0.0', c: '1.0.0', d: '1.0.0' },
    })
  })

  test('the report groups files by feature', () => {
    const report = printUpgrade(second.upgrade).replaceAll(/\(\w{8}\)|(?<=CONFLICT).*/g, '')
    expect(report).toMatchInlineSnapshot(`
      "From 0.1.0  to 0.2.0 
      Codemod: lists the feature shops

      deployment: 1 taken

      root: 1 taken
        merged    package.json

      scripts/seed
        kept      scripts/seed/content/home.json: is content

      scripts/upgrade: 1 taken

      site
        codemod   site/features.ts
        kept      site/features.ts: lists the features of the site

      site/blocks: 3 taken
        conflict  site/blocks/hero.tsx: CONFLICT
        merged    site/blocks/render-blocks.tsx

      site/brand
        kept      site/brand/tokens.css: says whose site it is

      site/features/jobs
        kept      site/features/jobs/feature.ts: you deleted site/features/jobs
        kept      site/features/jobs/view/part.tsx: you deleted site/features/jobs

      site/features/shops: 1 taken

      site/messages
        merged    site/messages/de.po

      site/routing
        kept      site/routing/markets.ts: lists the markets and languages of the company

      site/server: 1 taken

      site/ui: 3 taken

      11 taken, 3 merged, 6 kept, 1 by codemods, 1 in conflict.
      "
    `)
  })
})

test('the report counts files that one sentence is true of', () => {
  const entries = Array.from({ length: 21 }, (_, at) => {
    return { path: `scripts/seed/content/${at}.json`, what: 'kept', note: 'is content' } as const
  })
  const report = printUpgrade({ from: { version: '0.1.0' }, to: { version: '0.2.0' }, codemods: [], entries })
  expect(report).toContain('\n  kept      scripts/seed/content/0.json and 20 more: is content\n\n')
})

describe('one upgrade', () => {
  beforeEach(() => {
    fork = copyFork(template)
  })
  afterEach(() => fork.remove())

  test('runs the codemods of the releases in between, the older first', async () => {
    expect((await run('v0.10.0')).codemods).toEqual(['lists the feature shops', 'gives each market a currency'])
  })

  test('a change of the adopter follows a file that the release moves', async () => {
    commitFiles(fork.root, { 'site/ui/card.tsx': 'card\nwith\na film\nand\na text\n' })
    await run('v0.2.0')
    expect(read('site/ui/cards/card.tsx')).toBe('card\nwith\na film\nand\na text\n')
  })

  test('files that the adopter left in the words of the release stay in them', async () => {
    commitFiles(fork.root, { 'site/server/headers.ts': String(firstRelease['site/server/headers.ts']) })
    const upgrade = await run('v0.2.0')
    expect(read('site/server/headers.ts')).toBe("export const cache = 'molvero; fwd=miss'\n")
    expect(rowsOf(upgrade, 'conflict')).toEqual(['site/blocks/hero.tsx'])
  })

  test('files that both changed otherwise are conflicts, and the own version stays readable', async () => {
    const rows: readonly (readonly [path: string, own: string | Buffer | undefined, start: string])[] = [
      ['site/blocks/banner.tsx', 'added by both\n', '<<<<<<< upgrade/yours\nadded by both\n'],
      ['site/blocks/list.tsx', 'deleted by the release\n', 'deleted by the release\n'],
      ['site/blocks/text.tsx', undefined, 'text of the second release\n'],
      ['site/ui/plate.bin', Buffer.from([0, 3]), '\u0000\u0003'],
    ]
    commitFiles(fork.root, Object.fromEntries(rows))
    const paths = [...rows.map(([path]) => path), 'site/blocks/hero.tsx'].toSorted()
    expect(rowsOf(await run('v0.2.0'), 'conflict').toSorted()).toEqual(paths)
    expect(unmerged()).toEqual(paths)
    for (const [path, , start] of rows) expect(read(path).slice(0, start.length)).toBe(start)
  })

  test('keys of package.json that both changed stay the own ones and are conflicts; a lock file of both stays', async () => {
    commitFiles(fork.root, {
      'package.json': read('package.json').replace('"b": "1.0.0"', '"b": "1.5.0"'),
      'package-lock.json': '{ "packages": ["b", "c", "d"] }\n',
    })
    const { entries } = await run('v0.2.0')
    const note = 'both changed dependencies.b; yours stays'
    expect(entries).toContainEqual({ path: 'package.json', what: 'conflict', note })
    expect(read('package.json')).toContain('"b": "1.5.0"')
    expect(read('package-lock.json')).toContain('"c"')
    const lock = entries.find(({ path }) => path === 'package-lock.json')
    expect(lock).toMatchObject({ what: 'kept', note: expect.stringContaining('run npm install') })
  })

  test('a dry run reports the same and writes nothing', async () => {
    const state = () => [git(fork.root, ['status', '--porcelain', '--ignored']), git(fork.root, ['for-each-ref'])]
    const before = [textsIn(fork.root), state()]
    const planned = await run('v0.2.0', { isDryRun: true })
    expect([textsIn(fork.root), state()]).toEqual(before)
    expect(planned).toEqual(await run('v0.2.0'))
  })

  test('refuses a tree with changes that are not committed', async () => {
    commitFiles(fork.root, {})
    await expect(run('v0.2.0')).resolves.toBeDefined()
    await expect(run('v0.10.0')).rejects.toThrow('Files are not committed')
  })

  test('refuses to write over a file that git ignores, and writes nothing', async () => {
    commitFiles(fork.upstream, { 'notes.log': 'of the release' })
    git(fork.upstream, ['add', '--force', 'notes.log'])
    commitAll(fork.upstream)
    git(fork.root, ['fetch', '--quiet'])
    commitFiles(fork.root, { 'notes.log': 'ours' })
    await expect(run('origin/HEAD')).rejects.toThrow('notes.log')
    expect([read('notes.log'), git(fork.root, ['status', '--porcelain'])]).toEqual(['ours', ''])
  })

  test('a codemod that fails leaves everything as it was', async () => {
    const text = "export const codemod = { title: 'fails', apply: () => { throw new Error('no such row') } }\n"
    commitFiles(fork.upstream, { 'scripts/upgrade/codemods/0.10.0-fails.ts': text })
    git(fork.root, ['fetch', '--quiet'])
    await expect(run('origin/HEAD')).rejects.toThrow('no such row')
    expect(git(fork.root, ['status', '--porcelain'])).toBe('')
    expect(existsSync(join(fork.root, 'site/blocks/banner.tsx'))).toBe(false)
  })

  describe('releases as archives', () => {
    const archiveOf = (tag: string) => {
      const file = join(fork.upstream, '..', `${tag}.tar.gz`)
      git(fork.upstream, ['archive', '--format=tar.gz', `--prefix=site-${tag}/`, '--output', file, tag])
      return file
    }

    test('an archive gives the same as the reference, and its commit', async () => {
      const ofReference = await run('v0.2.0', { isDryRun: true })
      expect(await run(archiveOf('v0.2.0'))).toEqual(ofReference)
    })

    test('without history, the base is an archive too', async () => {
      commitFiles(fork.root, {
        'package.json': read('package.json').replace(/"commit": "\w+"/, `"commit": "${'0'.repeat(40)}"`),
      })
      await expect(run('v0.2.0')).rejects.toThrow('give the release with --base')
      const upgrade = await run(archiveOf('v0.2.0'), { base: archiveOf('v0.1.0') })
      expect(rowsOf(upgrade, 'conflict')).toEqual(['site/blocks/hero.tsx'])
    })

    test('refuses a release that is not there', async () => {
      await expect(run('missing.tgz')).rejects.toThrow('There is no archive')
      await expect(run('v9.9.9')).rejects.toThrow('This repository has no v9.9.9')
    })
  })
})
