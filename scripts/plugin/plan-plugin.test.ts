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
  test('creates what is not there', () => {
    expect(planPlugin(wanted, undefined)).toEqual({ action: 'create' })
  })

  test('changes nothing that is as wanted', () => {
    expect(planPlugin(wanted, remote)).toEqual({ action: 'none', id: 7 })
  })

  test('names what differs: a script that was saved and not published too', () => {
    const plan = planPlugin(wanted, { ...remote, compiled_body: '', options: [] })
    expect(plan).toEqual({ action: 'update', id: 7, changes: ['published script', 'options'] })
    expect(planSentence(wanted, plan)).toBe('~ field type custom-landing-data: published script, options')
  })
})

test('a manifest names options and nothing else', () => {
  expect(pluginManifest.parse({})).toEqual({ options: [] })
  expect(pluginManifest.safeParse({ name: 'x' }).success).toBe(false)
})
