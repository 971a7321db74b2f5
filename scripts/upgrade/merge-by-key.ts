import { basename } from 'node:path'
import { bytesOf, filesIn, put } from './folder-files.ts'
import { mergeValues } from './merge-values.ts'
import { printMessageEntries, readMessageEntries } from './message-entries.ts'
import { type Stamp, withStamp } from './stamp.ts'
import type { Trees } from './trees.ts'
import type { UpgradeEntry } from './upgrade-entry.ts'

type KeyedFormat = {
  isOf: (path: string) => boolean
  parse: (text: string) => unknown
  print: (value: unknown) => string
  /** Whether it matters that both changed a value; the own one stays. */
  isConflict: (keys: readonly string[]) => boolean
}

/** Lists whose order says nothing: both sides add and remove lines next to each other, which is a conflict for a merge by line. */
const keyedFormats: readonly KeyedFormat[] = [
  {
    isOf: (path) => basename(path) === 'package.json',
    parse: (text): unknown => JSON.parse(text),
    print: (value) => `${JSON.stringify(value, null, 2)}\n`,
    // A site has a name and a version of its own; the stamp says which release it has.
    isConflict: (keys) => !['name', 'version'].includes(keys.join('.')),
  },
  {
    isOf: (path) => path.endsWith('.po'),
    parse: readMessageEntries,
    print: printMessageEntries,
    // `npm run messages` writes comments and head, and removes or adds whole entries.
    isConflict: ([message, ...part]) => message !== 'msgid ""' && part[0] === 'text',
  },
]

/**
 * Merges lists key by key, and writes the new stamp into the `package.json` of the root. Base gets the site's text and release the merged one,
 * so that the merge of trees takes it.
 * @returns the files that both changed
 */
export function mergeByKey(trees: Trees, stamp: Stamp): UpgradeEntry[] {
  return filesIn(trees.release).flatMap((path): UpgradeEntry[] => {
    const format = keyedFormats.find(({ isOf }) => isOf(path))
    const [own, base, release] = [trees.own, trees.base, trees.release].map((folder) =>
      bytesOf(folder, path)?.toString(),
    )
    if (!format || own === undefined || base === undefined || release === undefined) return []
    const stamped = (text: string) => (path === 'package.json' ? withStamp(text, stamp) : text)
    const merged = mergeTexts({ base: stamped(base), own: stamped(own), release: stamped(release) }, format)
    put(trees.base, path, own)
    put(trees.release, path, merged.text)
    if (merged.conflicts.length === 0) return merged.isOfBoth ? [{ path, what: 'merged' }] : []
    return [{ path, what: 'conflict', note: `both changed ${merged.conflicts.join(', ')}; yours stays` }]
  })
}

type Texts = { base: string; own: string; release: string }

function mergeTexts({ base, own, release }: Texts, { parse, print, isConflict }: KeyedFormat) {
  if (own === base) return { text: release, conflicts: [], isOfBoth: false }
  if (release === base) return { text: own, conflicts: [], isOfBoth: false }
  const { value, conflicts } = mergeValues({ base: parse(base), own: parse(own), release: parse(release) })
  return { text: print(value), conflicts: conflicts.filter(isConflict).map((keys) => keys.join('.')), isOfBoth: true }
}
