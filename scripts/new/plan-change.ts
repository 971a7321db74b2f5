import { basename, matchesGlob } from 'node:path'
import { type Kind, kinds } from './kinds.ts'
import { isBelow, resolved, rowsOf, withCopies, withLast, withoutRows } from './list-rows.ts'
import { fill, renamed, requireKebabCase, spellingsOf } from './names.ts'

/** The files of the project. */
export type Tree = { files: readonly string[]; read: (file: string) => string }

/** A thing of the project, such as the block `pre-footer`. */
export type Thing = { kind: Kind; kindName: string; name: string }

export type Change = {
  /** New and changed texts, by path. */
  texts: ReadonlyMap<string, string>
  /** Pictures that are copied, by their new path. */
  copies: ReadonlyMap<string, string>
  removed: readonly string[]
  /** Files that name a removed thing and are no part of it. */
  stillNaming: readonly string[]
}

/** @throws Error when the kind is unknown, or the name is not in kebab-case */
export function thingOf([kindName = '', name = '', ...further]: readonly string[]): Thing {
  const kind = Object.hasOwn(kinds, kindName) ? kinds[kindName] : undefined
  if (kind === undefined || name === '' || further.length > 0)
    throw new Error(`Say a kind and a name: one of ${Object.keys(kinds).join(', ')}, then a name such as spare-part.`)
  requireKebabCase(name)
  return { kind, kindName, name }
}

/**
 * The files and rows of a new thing: those of the example under its name.
 * @throws Error when the name is taken, or the example is gone
 */
export function planAdding(tree: Tree, thing: Thing): Change {
  const { kind, kindName, name } = thing
  const example = { ...thing, name: kind.example }
  const taken = [
    ...ownFiles(tree, thing),
    ...listsOf(tree, thing).flatMap(({ file, rows }) => (rows.length > 0 ? file : [])),
  ]
  if (taken.length > 0)
    throw new Error(
      `There is a ${kindName} ${name} already, or something of that name: ${taken.join(', ')}. Choose another name.`,
    )
  const rename = (text: string) => renameAll(text, thing)
  const sources = ownFiles(tree, example).map((file) => [rename(file).replace('.fixture.', '.'), file] as const)
  const files = sources
    .filter(([, from]) => !isPicture(from))
    .map(([to, from]) => [to, rename(tree.read(from))] as const)
  const lists = listsOf(tree, example).map(({ file, text, rows }) => {
    if (file === kind.listAtEnd) return [file, withLast(text, spellingsOf(name).camel, files[0]?.[0] ?? '')] as const
    return [file, withCopies(text, rows, (row) => rename(row.replaceAll(kind.words ?? /(?!)/g, name)))] as const
  })
  const changed = lists.filter(([file, text]) => text !== tree.read(file))
  if (!exists(tree, example))
    throw new Error(
      `The ${kindName} ${kind.example}, which is copied, is gone: name another one as the example in scripts/new/kinds.ts.`,
    )
  return {
    texts: new Map([...files, ...changed]),
    copies: new Map(sources.filter(([, from]) => isPicture(from))),
    removed: [],
    stillNaming: [],
  }
}

/**
 * The tree without the files and rows of a thing.
 * @throws Error when there is none
 */
export function planRemoving(tree: Tree, thing: Thing): Change {
  const own = ownFiles(tree, thing)
  const lists = listsOf(tree, thing)
  const changed = lists.filter(({ rows }) => rows.length > 0)
  if (!exists(tree, thing)) throw new Error(`There is no ${thing.kindName} ${thing.name}: nothing was removed.`)
  const texts = new Map(changed.map(({ file, text, rows }) => [file, withoutRows(text, rows)]))
  const named = namedAs(tree, thing)
  const called = [...named.texts, ...named.keys]
  // A text without these words cannot name it; most are judged by that.
  const words = [thing.name, ...called, ...ownPatterns(thing).map((pattern) => basename(pattern))]
  const stillNaming = tree.files.filter((file) => {
    if (!mayName.test(file) || ofThePast.test(file) || own.includes(file)) return false
    const text = texts.get(file) ?? tree.read(file)
    return words.some((word) => text.includes(word)) && isNaming(file, text, { paths: named.paths, called })
  })
  return { texts, copies: new Map(), removed: own, stillNaming }
}

/** Whether the project has a thing: its files or, where a kind has none of its own, its rows. */
export function exists(tree: Tree, thing: Thing): boolean {
  if (thing.kind.own.length > 0) return ownFiles(tree, thing).length > 0
  return listsOf(tree, thing).some(({ rows }) => rows.length > 0)
}

const mayName = /\.(tsx?|mjs|css|json|yaml|md)$/
const ofThePast = /^CHANGELOG\.md$|^docs\/decisions\/|lock\.json$/

/** Whether a text has a path of the thing, or what it is called as a string or as the block of some content. */
function isNaming(file: string, text: string, { paths, called }: { paths: string[]; called: string[] }): boolean {
  const strings = [...text.matchAll(/(['"`])([\w@#./-]+)\1|\bcomponent: (\w+)$/gm)].map((one) => one[2] ?? one[3] ?? '')
  return strings.some(
    (string) =>
      called.includes(string) || [resolved(file, string), `site/${string}`].some((path) => isBelow(path, paths)),
  )
}

function ownPatterns({ kind, name }: Thing): string[] {
  return [...kind.own.map((pattern) => fill(pattern, name)), ...(kind.further?.(name) ?? [])]
}

function ownFiles(tree: Tree, thing: Thing): string[] {
  return filesAt(tree, ownPatterns(thing))
}

/** The files that are at one of these paths, below it, or match it. */
function filesAt({ files }: Tree, patterns: readonly string[]): string[] {
  const matches = (file: string) => (pattern: string) => {
    const fixed = /^[^*?{]*/.exec(pattern)?.[0] ?? ''
    return fixed === pattern ? isBelow(file, [pattern]) : file.startsWith(fixed) && matchesGlob(file, pattern)
  }
  return files.filter((file) => patterns.some(matches(file)))
}

function namedAs(tree: Tree, thing: Thing) {
  const spelled = (patterns: readonly string[] = []) => patterns.map((pattern) => fill(pattern, thing.name))
  return {
    paths: [...ownPatterns(thing), ...ownFiles(tree, thing)],
    texts: spelled(thing.kind.texts),
    keys: spelled(thing.kind.keys),
  }
}

function listsOf(tree: Tree, thing: Thing) {
  const named = namedAs(tree, thing)
  return filesAt(tree, thing.kind.lists).map((file) => {
    const text = tree.read(file)
    return { file, text, rows: rowsOf(file, text, named) }
  })
}

function renameAll(text: string, { kind, name }: Thing): string {
  const inner = kind.inner === undefined ? text : renamed(text, kind.inner[0], fill(kind.inner[1], name))
  return renamed(inner, kind.example, name)
}

function isPicture(file: string): boolean {
  return file.endsWith('.webp')
}
