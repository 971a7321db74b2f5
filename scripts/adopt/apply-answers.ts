import { dirname, join } from 'node:path'
import { brand } from 'site/brand/brand.ts'
import { featureRows } from 'site/features.ts'
import { leaveFeaturesOut } from '../checks/leave-features-out.ts'
import { bringIntoWords } from '../upgrade/own-words.ts'
import { readStamp, withStamp } from '../upgrade/stamp.ts'
import type { Answers } from './answers.ts'
import type { Tree } from './tree.ts'
import { writeBrand } from './write-brand.ts'
import { writeContent } from './write-content.ts'
import { writeServed } from './write-served.ts'

/** Tests of the demo content and of the release that a site begins as. */
const ofTheDemo: readonly RegExp[] = [
  /^tests\/(e2e|visual|markets)\//,
  // Whoever imports them goes with them.
  /^tests\/(contract\/support\/demo-|support\/killed-site)/,
  /^scripts\/seed\/(checks\/|(check-content|media|content\/enquiry|tables\/tables|compile\/(read-shop-table|source-folders)|rich-text\/quality-page)\.test\.ts$)/,
  // What is about all files of the release: its texts, which are the owner's now, and its lists of tests.
  /^tests\/architecture\/documents\.test\.ts$/,
  /^scripts\/(adopt\/adopt|checks\/(chosen|thorough)-tests|report\/seeded-products|upgrade\/file-rules)\.test\.ts$/,
]

/**
 * Makes a project its owner's: features, markets, languages, brand, content, names.
 * @returns what a person still has to write, a line each
 * @throws Error with a sentence where the answers do not fit
 */
export async function applyAnswers(tree: Tree, answers: Answers): Promise<string[]> {
  const left = leftOut(answers)
  await leaveFeaturesOut(`${tree.root}/site`, left)
  const [{ code: source } = { code: '' }] = answers.languages
  writeServed(tree, { ...answers, source, timeZone: answers.markets[0]?.timeZone ?? 'UTC' })
  await writeBrand(tree, answers)
  await writeContent(tree, answers)
  const readsDemo = (path: string) =>
    path.endsWith('.contract.test.ts') && tree.read(path).includes('support/seeded-content.ts')
  for (const path of tree.files().filter((one) => ofTheDemo.some((kind) => kind.test(one)) || readsDemo(one)))
    tree.remove(path)
  tree.write(
    'tests/e2e/visitor/reads-the-site.spec.ts',
    tree.read('scripts/adopt/neutral/tests/reads-the-site.spec.ts'),
  )
  removeUses(tree, left)
  // What changed before is told in the words of that time.
  const named = tree.files().filter((path) => path !== 'CHANGELOG.md')
  bringIntoWords(tree.root, named, { from: brand, to: answers })
  writePackage(tree)
  return remaining(answers)
}

/** @throws Error where a feature that stays needs one that goes */
function leftOut({ features: kept }: Answers): string[] {
  if (kept === 'all') return []
  const known = featureRows.map(({ name }) => name)
  const unknown = kept.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(`There is no feature ${unknown.join(', ')}. The features are ${known.join(', ')}.`)
  const lacking = featureRows
    .filter(({ name }) => kept.includes(name))
    .flatMap(({ name, needs }) => needs.filter((one) => !kept.includes(one)).map((one) => `${name} needs ${one}`))
  if (lacking.length > 0) throw new Error(`Keep more features, or fewer: ${lacking.join(', ')}.`)
  return known.filter((name) => !kept.includes(name))
}

/** Tests outside of a feature's folder that are about it and import nothing of it. */
const testsOf: Readonly<Record<string, RegExp>> = { 'planned-previews': /^tests\/contract\/delivery\/planned-/ }

/** Tests and commands outside of the site that are about a feature go with it, and what is about those. */
function removeUses(tree: Tree, left: readonly string[]): void {
  const before = new Set(tree.run('git', 'ls-files', '-z').split('\0'))
  const isRemoved = (path: string) => before.has(path) && !tree.has(path)
  const isOutside = (path: string) => /^(scripts|tests|cms-plugin)\/.*\.tsx?$/.test(path)
  const isGone = (name: string, from: string) =>
    left.some((feature) => name.startsWith(`site/features/${feature}/`)) ||
    isRemoved(name.startsWith('.') ? join(dirname(from), name) : name)
  const usersOf = () =>
    tree.files().filter((path) => {
      const imported = isOutside(path)
        ? [...tree.read(path).matchAll(/(?:^(?:import\b|\}|export\b)[^'\n]*|\bimport\()'([^']+)'/gm)]
        : []
      return imported.some(([, name = '']) => isGone(name, path))
    })
  for (const path of tree.files().filter((one) => left.some((feature) => testsOf[feature]?.test(one))))
    tree.remove(path)
  for (let users = usersOf(); users.length > 0; users = usersOf()) for (const path of users) tree.remove(path)
}

/** Without the commands that are gone, and with the commit that the project began as, which upgrades need. */
function writePackage(tree: Tree): void {
  const text = tree.read('package.json')
  const known: { scripts: Record<string, string> } = JSON.parse(text)
  const scripts = Object.entries(known.scripts).filter(([, line]) => {
    const file = /^node scripts\/bootstrap\.mjs (\S+)/.exec(line)?.[1]
    return file === undefined || tree.has(`scripts/${file}`)
  })
  const changed = `${JSON.stringify({ ...known, scripts: Object.fromEntries(scripts) }, undefined, 2)}\n`
  const { version } = readStamp(text)
  tree.write('package.json', withStamp(changed, { version, commit: tree.run('git', 'rev-parse', 'HEAD').trim() }))
}

function remaining({ languages, id }: Answers): string[] {
  return [
    'Texts: every one that begins with "Write here" in the content (scripts/seed/content), the legal pages first.',
    ...languages
      .filter(({ isNew }) => isNew)
      .map(
        ({ code, name }) =>
          `${name}: the interface is in English until site/messages/${code}.po is translated; words of addresses are Spanish in site/routing/segments.`,
      ),
    'The texts of the neutral content are machine translations, except Spanish and English.',
    'The logo (site/brand/logo.tsx) and icons (site/app/icon*, apple-icon.png) are placeholders where no file was given.',
    `Secrets and hosts: the variables of docs/operate.md. Files of systemd are called ${id}.`,
  ]
}
