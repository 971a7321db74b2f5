import { expect, test } from 'vitest'
import { answerTo } from './answers.ts'
import { isMet } from './condition.ts'
import { meetsRule } from './rules/rules.ts'

const names = ['constructor', 'toString', '__proto__', 'valueOf']

test.each(names)('a question called %s has an answer where one was given', (name) => {
  const given = Object.fromEntries([[name, 'a']])
  expect([answerTo({}, name), answerTo(given, name)]).toEqual([undefined, 'a'])
  const condition = { question: name, test: 'answered', value: undefined } as const
  expect([isMet(condition, {}), isMet(condition, given)]).toEqual([false, true])
})

test.each(names)('an answer that repeats the one to %s is compared with what was given', (name) => {
  const question = { answer: 'a', params: [name], name: 'b', now: new Date(0), patterns: new Map() }
  expect(meetsRule('confirm', { ...question, answers: {} })).toBe(false)
  expect(meetsRule('confirm', { ...question, answers: Object.fromEntries([[name, 'a']]) })).toBe(true)
  expect(meetsRule('require_one', { ...question, answer: '', answers: {} })).toBe(false)
})
