import { describe, expect, test } from 'vitest'
import { planPlugin, planSentence, pluginManifest } from './plan-plugin.ts'

const wanted = { name: 'custom-landing-data', body: 'run()', options: [{ name: 'max', value: '' }] }
const remote = {
  id: 7,
  name: wanted.name,
  body: 'run()',
  compiled_body: 'run()',
  options: [{ name: 'max', value: null }],
}

describe('a push of the field plugin', () => {
  test('creates a missing field type', () => {
    expect(planPlugin(wanted, undefined)).toEqual({ action: 'create' })
  })

  test('changes nothing when the field type matches', () => {
    expect(planPlugin(wanted, remote)).toEqual({ action: 'none', id: 7 })
  })

  test('names the differences, including a script that was saved but not published', () => {
    const plan = planPlugin(wanted, { ...remote, compiled_body: '', options: [] })
    expect(plan).toEqual({ action: 'update', id: 7, changes: ['published script', 'options'] })
    expect(planSentence(wanted, plan)).toBe('~ field type custom-landing-data: published script, options')
  })
})

test('a manifest has option names and nothing else', () => {
  expect(pluginManifest.parse({})).toEqual({ options: [] })
  expect(pluginManifest.safeParse({ name: 'x' }).success).toBe(false)
})
