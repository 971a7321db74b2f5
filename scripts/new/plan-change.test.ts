import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { featureRows } from 'site/features.ts'
import { describe, expect, test } from 'vitest'
import { trackedFiles } from '../../tests/support/tracked-files.ts'
import { root } from '../settings.ts'
import { kinds } from './kinds.ts'
import { type Change, exists, planAdding, planRemoving, type Tree, thingOf } from './plan-change.ts'

const read = new Map<string, string>()
const project: Tree = {
  files: trackedFiles(),
  read(file) {
    const text = read.get(file) ?? readFileSync(join(root, file), 'utf8')
    read.set(file, text)
    return text
  },
}

function changed(tree: Tree, { texts, copies, removed }: Change): Tree {
  const files = new Set([...tree.files, ...texts.keys(), ...copies.keys()].filter((file) => !removed.includes(file)))
  return { files: [...files], read: (file) => texts.get(file) ?? tree.read(file) }
}

/** A site that was made from this one may have left an example out. */
const names = Object.entries(kinds).flatMap(([kind, { example }]) =>
  exists(project, thingOf([kind, example])) ? [kind] : [],
)

describe.each(names)('a new %s', (kind) => {
  const thing = thingOf([kind, `spare-${kind}`])
  const added = planAdding(project, thing)
  const after = changed(project, added)

  test('has the example’s files under its name, and no name of the example', () => {
    const own = [...added.texts.keys()].filter((file) => !project.files.includes(file))
    const example = new RegExp(`\\b${thing.kind.example}\\b|\\b${thing.kind.inner?.[0] ?? thing.kind.example}\\b`)
    expect(own.length + added.texts.size).toBeGreaterThan(1)
    expect(own.filter((file) => example.test(file) || example.test(after.read(file)))).toEqual([])
  })

  test('adds whole rows and changes no other', () => {
    const lists = [...added.texts.keys()].filter(
      (file) => project.files.includes(file) && file !== thing.kind.listAtEnd,
    )
    for (const file of lists) {
      const lines = after.read(file).split('\n')
      const before = project.read(file).split('\n')
      expect(before.filter((line) => !lines.includes(line))).toEqual([])
      expect(lines.length).toBeGreaterThan(before.length)
    }
  })

  test('is refused once it exists', () => {
    expect(() => planAdding(after, thing)).toThrow(`There is a ${kind} spare-${kind} already`)
  })

  test('is refused where the example is gone', () => {
    const bare: Tree = { files: project.files.filter((file) => thing.kind.lists.includes(file)), read: () => '' }
    expect(() => planAdding(bare, thing)).toThrow(`The ${kind} ${thing.kind.example}, which is copied, is gone`)
  })

  test('removed again leaves the project as it was', () => {
    const removal = planRemoving(after, thing)
    const end = changed(after, removal)
    expect(removal.stillNaming).toEqual([])
    expect([...end.files].toSorted()).toEqual([...project.files].toSorted())
    const lists = [...added.texts.keys()].filter((file) => project.files.includes(file))
    for (const file of lists) expect(end.read(file)).toBe(project.read(file))
  })
})

test.each(names)('a %s that does not exist is not removed', (kind) => {
  expect(() => planRemoving(project, thingOf([kind, `spare-${kind}`]))).toThrow(`There is no ${kind} spare-${kind}`)
})

test('what still names a block is code, content and documents, by its path or its name; the past is left out', () => {
  const texts: Readonly<Record<string, string>> = {
    'component-schemas/blocks/bell/schema.ts': `export const bell = definePageBlock('bell', {})\n`,
    'component-schemas/schema/page-blocks.ts': `import { bell } from '../blocks/bell/schema.ts'\n\nexport const pageBlocks = [bell] as const\n`,
    'site/blocks/render-blocks.tsx': `const openers = ring({ bell }, of('bell'))\n`,
    'site/page-kinds/tower.ts': `import type { Bell } from 'component-schemas/blocks/bell/schema.ts'\n`,
    'scripts/seed/content/source/page/home.yaml': 'body:\n  - component: bell\n',
    'GLOSSARY.md': 'Bells are in `component-schemas/blocks/bell`.\n',
    'site/ui/bell.ts': `export const bell = 'bells'\n`,
    'scripts/seed/content/source/page/news.yaml': 'body:\n  - component: bell_tower\n',
    'CHANGELOG.md': 'Added: `bell`.\n',
  }
  const tree: Tree = { files: Object.keys(texts), read: (file) => texts[file] ?? '' }
  const { removed, texts: changedTexts, stillNaming } = planRemoving(tree, thingOf(['block', 'bell']))
  expect(removed).toEqual(['component-schemas/blocks/bell/schema.ts'])
  expect([...changedTexts]).toEqual([
    ['component-schemas/schema/page-blocks.ts', '\nexport const pageBlocks = [] as const\n'],
  ])
  expect(stillNaming).toEqual([
    'site/blocks/render-blocks.tsx',
    'site/page-kinds/tower.ts',
    'scripts/seed/content/source/page/home.yaml',
    'GLOSSARY.md',
  ])
})

test.each(featureRows.filter(({ appFolders }) => appFolders !== undefined))(
  'the feature $name is removed with its folders of the framework and its rows',
  ({ name, appFolders = [] }) => {
    const { removed, texts } = planRemoving(project, thingOf(['feature', name]))
    for (const folder of [...appFolders.map((one) => `site/app/${one}/`), `site/features/${name}/`])
      expect(removed.filter((file) => file.startsWith(folder)).length).toBeGreaterThan(0)
    expect([...texts.keys()]).toContain('site/features.ts')
    for (const text of texts.values()) expect(text).not.toContain(`./features/${name}/`)
  },
)

test.each([
  [['blok', 'spare-part'], 'one of block, content-type'],
  [['block'], 'Say a kind and a name'],
  [['block', 'spare-part', 'other'], 'Say a kind and a name'],
  [['block', 'sparePart'], 'sparePart is not in kebab-case'],
  [['block', '../spare'], '../spare is not in kebab-case'],
])('%j is refused with what to write', (words, sentence) => {
  expect(() => thingOf(words)).toThrow(sentence)
})
