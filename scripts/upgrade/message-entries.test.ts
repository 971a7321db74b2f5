import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../settings.ts'
import { printMessageEntries, readMessageEntries } from './message-entries.ts'

test('prints every catalogue of the site as it was read', () => {
  const files = globSync('site/messages/*.po', { cwd: root })
  expect(files.length).toBeGreaterThan(0)
  const changed = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return printMessageEntries(readMessageEntries(text)) !== `${text.trimEnd()}\n`
  })
  expect(changed).toEqual([])
})

test('texts with a context and texts over several lines are entries of their own', () => {
  const file = [
    'msgctxt "a"\nmsgid "Key"\nmsgstr "1"',
    'msgctxt "b"\nmsgid "Key"\nmsgstr "2"',
    'msgid ""\n"long"\nmsgstr ""\n"3"',
  ]
  expect(Object.keys(readMessageEntries(file.join('\n\n')))).toEqual([
    'msgctxt "a"\nmsgid "Key"',
    'msgctxt "b"\nmsgid "Key"',
    'msgid ""\n"long"',
  ])
})
