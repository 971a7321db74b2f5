import { describe, expect, test } from 'vitest'
import { findWords } from './find-words.ts'
import { replacedWords } from './replaced-words.ts'

const planted = replacedWords.flatMap((row) =>
  row.words.flatMap((word) =>
    (['identifiers', 'comments'] as const)
      .filter((kind) => row.in === undefined || row.in === kind)
      .map((kind) => ({ row, word, kind, file: `${row.only?.[0] ?? 'planted/'}planted.ts` })),
  ),
)

function sourceWith(word: string, kind: 'identifiers' | 'comments'): string {
  const [first = '', ...rest] = word.split(' ')
  const name = [first, ...rest.map((part) => part.charAt(0).toUpperCase() + part.slice(1)), 'Page'].join('')
  return kind === 'comments' ? `/** One ${word} of two. */\nexport const page = 1\n` : `const ${name} = 1\n`
}

test.each(planted)('finds "$word" in $kind', ({ row, word, kind, file }) => {
  const findings = findWords(file, sourceWith(word, kind), replacedWords)
  expect(findings).toContainEqual({ file, line: 1, word, say: row.say })
})

test.each(
  replacedWords.flatMap(({ words, except = {} }) =>
    Object.keys(except).map((path) => ({ path, word: words[0] ?? '' })),
  ),
)('lets "$word" stand in $path', ({ path, word }) => {
  const file = /\.\w+$/.test(path) ? path : `${path}planted.ts`
  expect(findWords(file, sourceWith(word, 'comments'), replacedWords).map((finding) => finding.word)).not.toContain(
    word,
  )
})

describe('a replaced word', () => {
  const rows = [{ words: ['kept'], say: 'cached' }]

  test('is found as a part of a name, and not inside of another word', () => {
    expect(findWords('a.ts', 'const lastKept = 1\nconst skeptic = lastKept', rows).map(({ line }) => line)).toEqual([
      1, 2,
    ])
  })

  test('is not found in strings, templates and JSX text', () => {
    expect(findWords('a.tsx', 'const a = \'kept\' + `kept ${b}`\nconst c = <p title="kept">kept</p>', rows)).toEqual([])
  })

  test('is found in the comments of a style sheet, with its line', () => {
    expect(findWords('a.css', '.kept {}\n/* What is\n   kept. */', rows)).toEqual([
      { file: 'a.css', line: 3, word: 'kept', say: 'cached' },
    ])
  })

  test.each([
    ["test('is kept', () => {})", 1],
    ["describe.skipIf(isSlow)('a page', () => {\n  test.each([1, 2])('is kept %s times', run)\n})", 2],
    ["test.each([\n  ['kept'],\n])(\n  'what is kept: %s',\n  run,\n)", 4],
  ])('is found in the title of a test: %j', (source, line) => {
    expect(findWords('a.test.ts', source, rows)).toEqual([{ file: 'a.test.ts', line, word: 'kept', say: 'cached' }])
  })

  test('is not found in other strings of a test', () => {
    expect(findWords('a.test.ts', "test('a page', () => {\n  expect(page('kept')).toBe('kept')\n})", rows)).toEqual([])
  })

  test('is found in the name of a file', () => {
    expect(findWords('site/last-kept.ts', '', rows).map(({ line }) => line)).toEqual([1])
  })

  test('is found in a document', () => {
    expect(findWords('docs/a.md', '# Pages\n\nA page is kept.', rows).map(({ line }) => line)).toEqual([3])
  })

  test('may be quoted in backticks', () => {
    expect(findWords('a.ts', '// The header `kept` of others.\n', rows)).toEqual([])
  })
})
