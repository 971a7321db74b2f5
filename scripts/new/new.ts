import { execFileSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { treeIn } from '../adopt/tree.ts'
import { runCommand } from '../command/run-command.ts'
import { root } from '../settings.ts'
import type { Details } from './change-served.ts'
import { kinds } from './kinds.ts'
import { requireKebabCase } from './names.ts'
import { type Change, planAdding, planRemoving, type Thing, type Tree, thingOf } from './plan-change.ts'

const flags = {
  remove: { type: 'boolean', help: 'removes the files and rows instead' },
  anyway: { type: 'boolean', help: 'removes although other files name it, and lists them' },
  iso: { type: 'string', value: 'tag', help: 'of a new locale, such as ca-ES' },
  called: { type: 'string', value: 'name', help: 'of a new locale or market, as its people write it' },
  country: { type: 'string', value: 'code', help: 'of a new market, such as AD' },
  languages: { type: 'string', value: 'codes', help: 'of a new market, with commas' },
  'time-zone': { type: 'string', value: 'name', help: 'of a new market, such as Europe/Andorra' },
} as const

await runCommand(
  {
    name: 'new',
    purpose:
      'Writes the files and rows of a new part of the project: those of its simplest example, under another name.',
    flags,
    words: { name: '<kind> <name>', help: `${Object.keys(kinds).join(', ')}, locale, market; the name in kebab-case` },
    notes: 'Prints what CONTRIBUTING.md leaves to you. Git must have no uncommitted change.',
    exitCodes: { 0: 'written or removed', 1: 'refused: nothing was changed' },
  },
  async ({ flags: { remove = false, anyway = false, ...details }, words }) => {
    if (words[0] === 'locale' || words[0] === 'market') return await changeServing(words, { remove, details })
    const thing = thingOf(words)
    requireCleanTree()
    const change = remove ? planRemoving(trackedFiles(), thing) : planAdding(trackedFiles(), thing)
    if (change.stillNaming.length > 0 && !anyway)
      throw new Error(
        `${thing.kindName} ${thing.name} is still used. Take it out of these files and commit, or repeat with --anyway:\n${listed(change.stillNaming)}`,
      )
    apply(change)
    // Where something still imports what was removed, the schema does not load: its labels are taken out by a person.
    const labels = change.stillNaming.length > 0 ? [] : await writeLabels()
    format([...change.texts.keys(), ...labels])
    const written = [...change.texts.keys(), ...change.copies.keys(), ...labels].toSorted()
    print('Written', written)
    print('Removed', change.removed)
    print('Still naming it', change.stillNaming)
    process.stdout.write(`\n${recipeOf(thing, remove)}\n`)
  },
)

/** What the site serves is no copy of an example. */
async function changeServing(
  [kindName = '', name = '']: readonly string[],
  { remove, details }: Serving,
): Promise<void> {
  requireKebabCase(name)
  requireCleanTree()
  const tree = treeIn(root)
  // It reads the schema, which other kinds change before they read it.
  const { addServed, removeServed } = await import('./change-served.ts')
  if (remove) removeServed(tree, { kindName, name, details })
  else await addServed(tree, { kindName, name, details })
  const changed = git('status', '--porcelain', '--no-renames').split('\n').filter(Boolean)
  format(changed.filter((line) => !line.startsWith(' D')).map((line) => line.slice(3)))
  print('Changed', changed)
  process.stdout.write(`\n${recipeOf({ kindName, name }, remove)}\n`)
}

type Serving = { remove: boolean; details: Details }

/** What CONTRIBUTING.md says of adding or removing a kind, with the name in place of its `x`. */
function recipeOf({ kindName, name }: Pick<Thing, 'kindName' | 'name'>, isRemoving: boolean): string {
  const section = new RegExp(
    `^## Add a ${kindName.replaceAll('-', ' ')}, .*\\n([\\s\\S]*?)(\\*\\*Remove[\\s\\S]*?)(?=^## )`,
    'm',
  )
  const [, adding = '', removing = ''] = section.exec(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')) ?? []
  return (isRemoving ? removing : adding).trim().replaceAll(/\bx\b/g, name)
}

function requireCleanTree(): void {
  if (git('status', '--porcelain').trim() !== '')
    throw new Error(
      'There are uncommitted changes (git status lists them): commit or stash them, so that git diff shows this change alone.',
    )
}

function trackedFiles(): Tree {
  const files = git('ls-files', '-z').split('\0').filter(Boolean)
  return { files, read: (file) => readFileSync(join(root, file), 'utf8') }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
}

function apply({ texts, copies, removed }: Change): void {
  for (const file of [...texts.keys(), ...copies.keys()]) mkdirSync(join(root, dirname(file)), { recursive: true })
  for (const [file, text] of texts) writeFileSync(join(root, file), text)
  for (const [to, from] of copies) copyFileSync(join(root, from), join(root, to))
  for (const file of removed) rmSync(join(root, file))
  // Longest first: a folder is empty once those in it are gone.
  for (const folder of [...new Set(removed.map(dirname))].toSorted((a, b) => b.length - a.length))
    if (globSync('*', { cwd: join(root, folder) }).length === 0) rmdirSync(join(root, folder))
}

/** Gives the label files the texts of the schema as it is now. @returns the changed files */
async function writeLabels(): Promise<string[]> {
  // Loaded after the change: the modules of the schema are read once.
  const { schemaTexts } = await import('component-schemas/labels/schema-texts.ts')
  return globSync('component-schemas/labels/??.json', { cwd: root }).filter((file) => {
    const before = readFileSync(join(root, file), 'utf8')
    const after = withLabels(before, schemaTexts())
    if (after !== before) writeFileSync(join(root, file), after)
    return after !== before
  })
}

/** A label file without unused labels, and with the texts that lack one in English at its end. */
function withLabels(file: string, texts: ReadonlySet<string>): string {
  const labels = z.record(z.string(), z.string()).parse(JSON.parse(file))
  const used = Object.entries(labels).filter(([text]) => texts.has(text))
  const missing = [...texts].filter((text) => labels[text] === undefined).map((text) => [text, text])
  return `${JSON.stringify(Object.fromEntries([...used, ...missing]), undefined, 2)}\n`
}

function format(files: readonly string[]): void {
  const formatted = files.filter((file) => /\.(tsx?|css|json)$/.test(file))
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  execFileSync(process.execPath, [biome, 'check', '--write', ...formatted], { cwd: root, stdio: 'pipe' })
}

function print(title: string, lines: readonly string[]): void {
  if (lines.length > 0) process.stdout.write(`${title}:\n${listed(lines)}\n`)
}

function listed(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n')
}
