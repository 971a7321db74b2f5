import { posix } from 'node:path'
import jsTokens from 'js-tokens'

/** What rows name: the files of a thing, what texts call it, and a further name of its key in a record. */
export type Named = { paths: readonly string[]; texts: readonly string[]; keys?: readonly string[] }

/** A row of a list: a member of a list or a record, without its comma, or a statement of import with its line. */
export type Row = { start: number; end: number; isImport: boolean }

type Member = { start: number; end: number; depth: number; bracket: string }

/**
 * The rows of a file that name a thing: imports of its files, members that are or have an imported value, and members whose text, key
 * or name is what it is called. Of rows inside of each other the outer one.
 * @param file path, from which imports are resolved
 */
export function rowsOf(file: string, text: string, { paths, texts, keys = [] }: Named): Row[] {
  const imports = importsOf(file, text).filter(({ path }) => isBelow(path, paths))
  const ids = imports.flatMap((one) => one.ids)
  const members = membersOf(text)
  const isRow = rowTest(text, members, { ids, texts, keys })
  const rows: Row[] = imports.map(({ start, end }) => ({ start, end, isImport: true }))
  for (const { start, end } of members.filter(isRow))
    if (!rows.some((row) => row.start <= start && end <= row.end)) rows.push({ start, end, isImport: false })
  return rows.toSorted((a, b) => a.start - b.start)
}

/** The text without rows. */
export function withoutRows(text: string, rows: readonly Row[]): string {
  return rows.toReversed().reduce((rest, { start, end, isImport }) => {
    if (isImport) return rest.slice(0, start) + rest.slice(end)
    if (rest[end] === ',') return rest.slice(0, start) + rest.slice(end + 1)
    return rest.slice(0, rest[start - 1] === ',' ? start - 1 : start) + rest.slice(end)
  }, text)
}

/** The text with a changed copy after each row. */
export function withCopies(text: string, rows: readonly Row[], change: (row: string) => string): string {
  return rows.toReversed().reduce((rest, { start, end, isImport }) => {
    const row = rest.slice(start, end)
    const space = /^\s*/.exec(row)?.[0].replace(/^\s*\n/, '\n') ?? ''
    return rest.slice(0, end) + (isImport ? change(row) : `,${space}${change(codeOf(row))}`) + rest.slice(end)
  }, text)
}

/** The text with one more member in the list with which it ends, imported from a file beside it. */
export function withLast(text: string, id: string, file: string): string {
  const list = text.replace(/,?\s*\]\n$/, (end) => `${text.endsWith(`[${end}`) ? '' : ', '}${id}]\n`)
  return `import { ${id} } from './${posix.basename(file)}'\n${list}`
}

/** Whether a path is one of these, or below one. */
export function isBelow(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path === folder || path.startsWith(`${folder}/`))
}

/** The path that an import, or another text in a file, names. */
export function resolved(file: string, named: string): string {
  return named.startsWith('.') ? posix.join(posix.dirname(file), named) : named.replace(/^#/, '')
}

function importsOf(file: string, text: string) {
  const statements = text.matchAll(/^import (?:type )?\{([^}]*)\} from '([^']+)'\n/gm)
  return [...statements].map(({ index, 0: line, 1: names = '', 2: path = '' }) => ({
    start: index,
    end: index + line.length,
    path: resolved(file, path),
    ids: names.split(',').flatMap((one) => one.trim().split(' ').at(-1) || []),
  }))
}

/** What stands between brackets and commas, outer members first. */
function membersOf(text: string): Member[] {
  const open: { bracket: string; start: number }[] = []
  const members: Member[] = []
  let at = 0
  for (const { type, value } of jsTokens(text)) {
    const last = open.at(-1)
    if (type === 'Punctuator' && /^[,)\]}]$/.test(value) && last) {
      if (text.slice(last.start, at).trim() !== '') members.push({ ...last, end: at, depth: open.length })
      if (value === ',') last.start = at + 1
      else open.pop()
    }
    if (type === 'Punctuator' && /^[([{]$/.test(value)) open.push({ bracket: value, start: at + 1 })
    at += value.length
  }
  return members.toSorted((a, b) => a.start - b.start || b.end - a.end)
}

type Names = Readonly<Record<'ids' | 'texts' | 'keys', readonly string[]>>

function rowTest(text: string, members: readonly Member[], { ids, texts, keys }: Names) {
  const anyOf = (names: readonly string[]) => `(?:${names.join('|') || '(?!)'})`
  const [id, word, key] = [anyOf(ids), anyOf(texts), anyOf([...texts, ...keys])]
  const isNamed = new RegExp(`^(?:\\.\\.\\.)?${id}$|: ${id}$|^'${word}'$|^(?:${key}|'${key}'):`)
  const isNameOfRecord = new RegExp(`^(?:name: )?'${word}'$`)
  const codeAt = ({ start, end }: Member) => codeOf(text.slice(start, end))
  return (member: Member) => {
    // An argument of a call is no row: without it the call would mean something else.
    if (member.bracket === '(') return false
    if (isNamed.test(codeAt(member))) return true
    if (member.bracket !== '[' || !/^[[{]/.test(codeAt(member))) return false
    const parts = members.filter(
      ({ start, end, depth }) => depth === member.depth + 1 && start >= member.start && end <= member.end,
    )
    return parts.some((part) => isNameOfRecord.test(codeAt(part)))
  }
}

/** A row without the comments above it. */
function codeOf(row: string): string {
  return row.replace(/^(?:\s|\/\/.*\n|\/\*[\s\S]*?\*\/)+/, '').trimEnd()
}
