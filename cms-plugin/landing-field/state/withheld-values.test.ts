import { isSavable, problemsIn } from 'component-schemas/landing/landing-data.ts'
import { landingExamples } from 'component-schemas/landing/landing-examples.fixture.ts'
import { describe, expect, test } from 'vitest'
import { setAt, valueAt } from './set-at.ts'
import { storableLanding, withWithheld } from './withheld-values.ts'

const stored = landingExamples.typical
const ground = ['theme', 'ground']

describe('a landing with a malformed value', () => {
  const edited = setAt(setAt(stored, ground, '#12'), ['title'], 'New title')
  const storable = storableLanding(edited, stored)

  test('is stored with its other changes and the earlier value', () => {
    expect(storable?.data).toEqual({ ...stored, title: 'New title' })
    expect(problemsIn(storable?.data)).toEqual(problemsIn(stored))
  })

  test('withholds the value as it was typed, for the next time', () => {
    expect(storable?.withheld).toEqual([{ place: ground, value: '#12' }])
    expect(withWithheld(storable?.data ?? stored, storable?.withheld ?? [])).toEqual(edited)
  })

  test('is stored with an empty value where there was none before', () => {
    const result = storableLanding(edited, undefined)
    expect(isSavable(problemsIn(result?.data))).toBe(true)
    expect(result?.data.title).toBe('New title')
  })

  test('finds the withheld value in its section after the section has moved', () => {
    const path = ['sections', 0, 'action']
    const action = { fieldtype: 'multilink', linktype: 'url', id: '', url: 'javascript:alert(1)', cached_url: '' }
    const result = storableLanding(setAt(stored, path, action), stored)
    const [first, second, ...others] = stored.sections
    if (!first || !second || !result) throw new Error('The example has two sections')
    const moved = { ...result.data, sections: [second, first, ...others] }
    expect(valueAt(withWithheld(moved, result.withheld), ['sections', 1, 'action'])).toEqual(action)
    expect(JSON.stringify(result.data)).not.toContain('javascript:')
  })

  test('is not stored at all when no single value is at fault', () => {
    expect(storableLanding({ ...stored, title: 'x'.repeat(300_000) }, stored)?.data.title).not.toBe('x'.repeat(300_000))
  })
})
