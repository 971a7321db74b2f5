import { expect, test } from 'vitest'
import { patternsOfRule, ruleValuePattern } from './form-rules.ts'
import { toLinearSyntax } from './patterns/linear-syntax.ts'

const demanded = new RegExp(ruleValuePattern, 'u')

test.each([
  '',
  'dos',
  'uno\ndos\r\ntres',
  '8 16',
  'application/pdf\nimage/*',
  '/',
  '//',
  '/productos',
  '/^[A-Z]{2}-\\d+$/',
  ' /^(?:ab|cd)+$/ \n/(?<year>\\d{4})/',
  '/[(?=!\\]]+/',
  '/\\(\\?=/',
  'a(?=b)',
  '/precio (?=a)',
])('the form takes the value %j', (value) => expect(demanded.test(value)).toBe(true))

test.each([
  '/a(?=b)/',
  '/a(?!b)/',
  '/(?<=a)b/',
  '/(?<!a)b/',
  '/(a)\\1/',
  '/(?<n>a)\\k<n>/',
  'uno\n/^(?=.*\\d).+$/',
  '  /(a)\\1/  ',
])('the form refuses the value %j, which no engine runs in linear time', (value) => {
  expect(demanded.test(value)).toBe(false)
  const problems = patternsOfRule(value).map(toLinearSyntax)
  expect(problems.some((read) => 'problem' in read)).toBe(true)
})

test('the form’s own pattern runs in linear time', () => {
  expect(toLinearSyntax(ruleValuePattern)).not.toHaveProperty('problem')
})
