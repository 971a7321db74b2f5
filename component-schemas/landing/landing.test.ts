import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrastBetween } from './contrast-between.ts'
import { countedIds } from './counted-ids.ts'
import { emptyLanding, emptySection, type NewId } from './empty-value.ts'
import { isSavable, type LandingData, landingData, problemsIn } from './landing-data.ts'
import { landingExamples } from './landing-examples.fixture.ts'
import { emptyLink } from './landing-link.ts'
import { landingSections, landingSectionTypes } from './landing-sections.ts'
import { olderExamples } from './older-examples.fixture.ts'
import { readLanding } from './read-landing.ts'
import { formsIn, showLanding } from './show-landing.ts'

const { typical, minimal } = landingExamples

function counter(): NewId {
  let last = 0
  return () => `part-${++last}`
}

/** The typical landing with one section changed. */
function changed(id: string, change: object): LandingData {
  const sections = typical.sections.map((section) => (section.id === id ? { ...section, ...change } : section))
  return { ...typical, sections: sections as LandingData['sections'] }
}

const codes = (value: unknown) => problemsIn(value).map(({ code, path }) => `${path.join('.')}: ${code}`)

describe('a landing', () => {
  test.each(Object.entries(landingExamples))('%s has no problem', (_, landing) => {
    expect(problemsIn(landing)).toEqual([])
  })

  test('shows every kind of section in the typical example', () => {
    expect(new Set(typical.sections.map(({ type }) => type))).toEqual(new Set(Object.keys(landingSections)))
  })

  test('that is new may be saved, and lists its missing parts', () => {
    const started = emptyLanding(counter())
    expect(codes(started)).toEqual(['title: text-missing', 'sections.0.title: text-missing'])
    expect(isSavable(problemsIn(started))).toBe(true)
  })

  test.each(landingSectionTypes)('may be saved with an empty section %s', (type) => {
    const newId = counter()
    const landing = { ...typical, sections: [...typical.sections, emptySection(type, newId)] }
    const problems = problemsIn(landing)
    expect(problems.length).toBeGreaterThan(0)
    expect(isSavable(problems)).toBe(true)
  })

  test.each([
    ['a text that is too long', changed('hero', { title: 'x'.repeat(121) }), 'sections.0.title: text-long'],
    ['words without a link', changed('hero', { action: null }), 'sections.0.action: link-missing'],
    ['a link without words', changed('hero', { actionLabel: ' ' }), 'sections.0.actionLabel: label-missing'],
    [
      'a mail address that is none',
      changed('countdown', { action: { ...emptyLink('email'), url: 'a@' } }),
      'sections.8.action.url: mail-form',
    ],
    [
      'a picture without words',
      changed('gallery', {
        items: [{ id: 'p', media: { id: 1, filename: 'https://a.example/b.webp', alt: '' }, caption: '' }],
      }),
      'sections.3.items.0.media.alt: alt-missing',
    ],
    [
      'a row with too few cells',
      changed('comparison', { rows: [{ id: 'r', name: 'Weight', cells: [] }] }),
      'sections.2.rows.0.cells: cells-differ',
    ],
    ['an anchor with blanks', changed('form', { anchor: 'the form' }), 'sections.11.anchor: anchor-form'],
    ['no hero on top', { ...typical, sections: typical.sections.slice(1) }, 'sections.0.type: hero-missing'],
    ['no section', { ...typical, sections: [] }, 'sections: sections-missing'],
    ['a light ground', { ...typical, theme: { ground: '#f2c14e', accent: '#10312b' } }, 'theme.ground: ground-light'],
    [
      'an accent near its ground',
      { ...typical, theme: { ground: '#10312b', accent: '#1f5a4f' } },
      'theme.accent: accent-near',
    ],
  ])('with %s is unfinished and may be saved', (_, landing, expected) => {
    expect(codes(landing)).toContain(expected)
    expect(isSavable(problemsIn(landing))).toBe(true)
  })

  test.each([
    ['code in a link', changed('hero', { action: { ...emptyLink(), url: ' java\tscript:alert(1)' } })],
    ['code as the address of a file', changed('hero', { media: { id: 1, filename: 'javascript:alert(1)', alt: 'a' } })],
    ['a link of no kind', changed('hero', { action: { ...emptyLink(), linktype: 'ftp' } })],
    ['a field of no section', changed('hero', { html: '<b>' })],
    ['a section of no kind', changed('hero', { type: 'ticker' })],
    [
      'a colour that is a rule of style',
      { ...typical, theme: { ground: '#000;background:url(x)', accent: '#ffffff' } },
    ],
    ['a date without a zone', changed('countdown', { until: '2031-03-01T18:00' })],
    ['one identity twice', { ...typical, sections: [...typical.sections, typical.sections[0]] }],
    ['another version', { ...typical, version: 4 }],
    ['more than 256 KiB', changed('video', { transcript: 'x'.repeat(19_000), caption: '\u{1F511}'.repeat(3) }), 20],
  ])('with %s is never saved', (_, landing, copies = 1) => {
    const sections = Array.from({ length: copies }, (__, copy) =>
      landing.sections.map((section) =>
        JSON.parse(JSON.stringify(section).replaceAll('"id":"', `"id":"${copies > 1 ? copy : ''}`)),
      ),
    )
    expect(isSavable(problemsIn({ ...landing, sections: sections.flat() }))).toBe(false)
  })

  test('keeps HTML as text', () => {
    const landing = changed('hero', { title: '<script>alert(1)</script>' })
    expect(problemsIn(landing)).toEqual([])
    expect(showLanding(landing, new Map()).shown.sections[0]).toMatchObject({ title: '<script>alert(1)</script>' })
  })
})

describe('a stored value', () => {
  test('of the current version is read as it is', () => {
    expect(readLanding(typical, counter())).toEqual({ state: 'read', data: typical, problems: [] })
  })

  test('of version 1 becomes sections, with links and identities', () => {
    const read = readLanding(olderExamples.one, counter())
    expect(read).toMatchObject({ state: 'read', migratedFrom: 1 })
    if (read.state !== 'read') throw new Error('It was not read.')
    expect(read.data.sections.map(({ type }) => type)).toEqual(['hero', 'features', 'questions', 'form'])
    expect(read.data.sections[0]).toMatchObject({
      title: 'Nine kilos',
      action: { linktype: 'email', url: 'workshop@zarandal.example' },
      media: { filename: 'https://a.example/f/1/1200x800/x/machine.webp' },
    })
    expect(read.problems.map(({ code }) => code)).toEqual(['alt-missing'])
  })

  test('of version 2 keeps its sections, without those of a removed kind', () => {
    const read = readLanding(olderExamples.two, counter())
    expect(read).toMatchObject({ state: 'read', migratedFrom: 2, problems: [] })
    if (read.state !== 'read') throw new Error('It was not read.')
    expect(read.data.sections.map(({ type }) => type)).toEqual(['hero', 'comparison'])
    expect(read.data.sections[1]).toMatchObject({ rows: [{ cells: [{ text: '9 kg' }, { text: '28 kg' }] }] })
    expect(read.data.theme).toEqual({ ground: '#10312b', accent: '#f2c14e' })
  })

  test('with unreadable colours gets the house’s own during the migration', () => {
    const read = readLanding({ ...olderExamples.one, color: 'pink' }, counter())
    expect(read).toMatchObject({ data: { theme: { ground: '#14181d' } } })
  })

  test.each([undefined, null, '', { plugin: 'custom-landing-data' }, { plugin: 'custom-landing-data', _uid: 'a' }])(
    'of nothing begins a landing: %j',
    (value) => {
      expect(readLanding(value, counter()).state).toBe('empty')
    },
  )

  test.each([
    'words',
    7,
    [],
    { version: 9, title: 'Of tomorrow' },
    { version: 3 },
    'x'.repeat(2 ** 20),
    { ...minimal, title: 'x'.repeat(2 ** 20) },
  ])('that is no landing is not touched', (value) => {
    expect(readLanding(value, counter())).toMatchObject({ state: 'unreadable' })
  })

  test('never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 0, max: 5 }), (value, version) => {
        for (const one of [value, { version, sections: value, hero: value, points: value, title: value }]) {
          expect(['read', 'empty', 'unreadable']).toContain(readLanding(one, counter()).state)
        }
      }),
    )
  })

  test('of an older version with arbitrary parts migrates to a value that may be saved', () => {
    const words = fc.record({ title: fc.string(), text: fc.string() })
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), fc.string({ maxLength: 100 }), (points, color) => {
        const read = readLanding({ version: 1, title: 'T', color, points }, counter())
        expect(read.state).toBe('read')
      }),
    )
  })
})

describe('a landing on its page', () => {
  test('has resolved links and pictures, and nothing for empty fields', () => {
    const { shown, leftOut } = showLanding(typical, new Map())
    expect(leftOut).toEqual([])
    expect(shown.sections[0]).toMatchObject({
      action: { href: '#form', kind: 'url' },
      media: { alt: expect.any(String) },
    })
    expect(shown.sections[1]).toMatchObject({ type: 'features', text: undefined })
    // A link to a story is resolved once the site has given it a path.
    expect(shown.sections[9]).toMatchObject({ action: undefined })
  })

  test('leaves out an unfinished section, and names it', () => {
    const { shown, leftOut } = showLanding(changed('video', { transcript: '' }), new Map())
    expect(shown.sections.map(({ id }) => id)).not.toContain('video')
    expect(leftOut).toMatchObject([{ id: 'video', type: 'video', problems: [{ code: 'text-missing' }] }])
  })

  test('names its forms', () => {
    expect(formsIn(typical)).toEqual(['7d3f0c52-1f0e-4a57-9b1e-64a1c7f0a002'])
  })
})

test('the contrast of black and white is 21, of a colour with itself 1', () => {
  expect(contrastBetween('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastBetween('#8a5a12', '#8A5A12')).toBe(1)
  expect(landingData.safeParse(minimal).success).toBe(true)
})

test('a value that is nested more deeply than it can be written is malformed', () => {
  const deep = Array.from({ length: 100_000 }).reduce<unknown>((inner) => [inner], 0)
  const media = { id: null, filename: 'https://a.example/b.png', further: deep }
  expect(readLanding({ ...typical, seo: { ...typical.seo, image: media } }, countedIds())).toMatchObject({
    state: 'unreadable',
    problems: [{ code: 'too-big' }],
  })
})

test('an older landing with an object in place of a word is read without it', () => {
  const older = {
    version: 2,
    title: 'a',
    sections: [
      { type: 'features', columns: { toString: 1 } },
      { type: 'gallery', columns: 2 },
    ],
  }
  const read = readLanding(older, countedIds())
  expect(read.state === 'read' && read.data.sections).toMatchObject([{ columns: '3' }, { columns: '2' }])
})

test('an object that no limit can be compared with is unreadable', () => {
  const odd = { length: { toString: 1 } }
  for (const value of [
    { ...minimal, title: odd },
    { ...minimal, sections: odd },
  ])
    expect(readLanding(value, countedIds())).toMatchObject({ state: 'unreadable' })
})
