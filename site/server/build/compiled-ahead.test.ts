import { expect, test } from 'vitest'
import { compiledAhead } from './compiled-ahead.ts'

test('the mark is the first line of a script, which runs as before', () => {
  const marked = compiledAhead('(globalThis.ran ??= []).push(1)')
  expect(marked.split('\n')).toEqual(['//# allFunctionsCalledOnLoad', '(globalThis.ran ??= []).push(1)'])
})

test('a script is marked once, however often it is built', () => {
  expect(compiledAhead(compiledAhead('run()'))).toBe(compiledAhead('run()'))
})
