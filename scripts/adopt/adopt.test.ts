import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brand } from 'site/brand/brand.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { featureNames } from '../checks/leave-features-out.ts'
import { sourceStory } from '../seed/compile/source-story.ts'
import { root } from '../settings.ts'
import { readAnswers } from './answers.ts'
import { applyAnswers } from './apply-answers.ts'
import { type Tree, treeIn } from './tree.ts'

const examples = join(import.meta.dirname, 'examples')
const exampleOf = (name: string): Record<string, unknown> => JSON.parse(readFileSync(join(examples, name), 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'adopt-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000)

describe.each(readdirSync(examples))('after %s', (name) => {
  const answers = readAnswers(exampleOf(name))
  let tree: Tree
  let left: readonly string[]
  beforeAll(async () => {
    const copy = join(folder, name)
    execFileSync('git', ['clone', '--quiet', '--shared', root, copy])
    tree = treeIn(copy)
    left = await applyAnswers(tree, answers)
  }, 60_000)

  test('nothing names the demo but the history of changes', () => {
    const naming = new RegExp(`${brand.name}|${brand.id}`, 'i')
    const files = tree.files().filter((path) => !/\.(png|webp|woff2|pdf|zip|webm)$/.test(path))
    expect(files.length).toBeGreaterThan(2000)
    expect(files.filter((path) => naming.test(path) || naming.test(tree.read(path)))).toEqual(['CHANGELOG.md'])
  })

  test('the content is in the languages of the site, without a story of the demo', () => {
    const stories = tree.files().filter((path) => path.startsWith('scripts/seed/content/source/'))
    expect(stories).toHaveLength(17)
    for (const path of stories)
      expect([path, sourceStory.safeParse(parse(tree.read(path))).error]).toEqual([path, undefined])
    const [, ...others] = answers.languages.map(({ code }) => code)
    const translations = tree.files().filter((path) => path.startsWith('scripts/seed/content/i18n/'))
    expect(translations.toSorted()).toEqual(others.map((code) => `scripts/seed/content/i18n/${code}.po`).toSorted())
    for (const path of translations)
      expect([path, /^msgid "[^"]+"\nmsgstr ""$/m.test(tree.read(path))]).toEqual([path, false])
  })

  test('only the features that were kept are there', () => {
    const kept = new Set(tree.files().flatMap((path) => /^site\/features\/([^/]+)\//.exec(path)?.[1] ?? []))
    const wanted = answers.features === 'all' ? featureNames : answers.features
    expect([...kept].toSorted()).toEqual(wanted.toSorted())
  })

  test('a person learns what is left to write', () => {
    const isNew = answers.languages.some((one) => one.isNew)
    expect(left.some((line) => line.includes('the interface is in English'))).toBe(isNew)
  })
})

describe('answers', () => {
  const good = exampleOf('smallest.json')
  const canaries = { id: 'canaries', name: 'Canarias', country: 'ES', languages: ['es'] }
  test.each([
    ['a language without texts and without a name', { languages: ['pl'] }, 'The project has no texts in "pl"'],
    ['a market that speaks another language', { markets: ['france'] }, 'fr of france is not among the languages'],
    ['an unknown market', { markets: ['atlantis'] }, 'There is no market "atlantis"'],
    ['a language that is named twice', { languages: ['es', 'es'] }, 'es is there twice'],
    ['a market that is named twice', { markets: ['spain', 'spain'] }, 'spain is there twice'],
    [
      'a second time zone of a country',
      { markets: ['spain', { ...canaries, timeZone: 'Atlantic/Canary' }] },
      'the markets of ES have one time zone',
    ],
    ['a colour in words', { colours: { ink: 'black' } }, '#rrggbb'],
    ['no name', { name: '' }, 'name'],
    ['a typo', { feature: [] }, 'Unrecognized key'],
    ['an object in place of a text', { name: { length: { toString: 1 } } }, 'There is an object'],
  ])('%s is refused with a sentence', (_, change, sentence) => {
    expect(() => readAnswers({ ...good, ...change })).toThrow(sentence)
  })

  test.each([
    ['a feature without one that it needs', { features: ['own-terms'] }, 'own-terms needs prices'],
    ['an unknown feature', { features: ['teleport'] }, 'There is no feature teleport'],
    ['an accent that cannot be read', { colours: { accent: '#e8c547' } }, 'hard to read'],
  ])('%s is refused before anything is written', async (_, change, sentence) => {
    const copy = mkdtempSync(join(folder, 'refused-'))
    execFileSync('git', ['clone', '--quiet', '--shared', root, copy])
    await expect(applyAnswers(treeIn(copy), readAnswers({ ...good, ...change }))).rejects.toThrow(sentence)
  })
})
