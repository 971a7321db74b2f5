import { registry } from 'component-schemas/registry.ts'
import { expect, test } from 'vitest'
import type { Finding } from './finding.ts'
import { findingRows } from './finding-rows.ts'
import type { PlantedDefect } from './planted-defect.fixture.ts'
import { plantedDefects } from './planted-defects.fixture.ts'
import { reportStories } from './start-report.ts'
import { parseStory } from './story-data.ts'
import { tidySpace, type WireSpace } from './tidy-space.fixture.ts'

const editor = { baseUrl: 'http://localhost:4000', spaceId: 100001 }

function findingsIn(space: WireSpace, languages: readonly string[] = ['en']): Finding[] {
  return reportStories(Object.values(space).map(parseStory), { registry, languages, editor })
}

function spoilt(...defects: readonly PlantedDefect[]): WireSpace {
  const space = tidySpace()
  for (const { plant } of defects) plant(space)
  return space
}

/** Findings as the table of defects writes them, in an order of their own. */
function places(findings: readonly { code: string; slug: string; path: string; language?: string | undefined }[]) {
  return findings
    .map(({ code, slug, path, language }) => [code, slug, path, language ?? 'default'].join(' '))
    .toSorted()
}

function placesOf(findings: readonly Finding[]) {
  return places(findings.map((finding) => ({ ...finding, slug: finding.fullSlug })))
}

test('a space in order gives no finding', () => {
  expect(findingsIn(tidySpace())).toEqual([])
})

test.each(plantedDefects)('$title is found and nothing else', (defect) => {
  const findings = findingsIn(spoilt(defect))
  expect(placesOf(findings)).toEqual(places(defect.finds))
  const said = findings.map(({ message }) => message).join(' ')
  for (const { says = '' } of defect.finds) expect(said).toContain(says)
})

test('every kind of finding is planted', () => {
  const planted = new Set(plantedDefects.flatMap(({ finds }) => finds.map(({ code }) => code)))
  expect([...planted].toSorted()).toEqual(Object.keys(findingRows).toSorted())
})

test('defects in different fields are all found in one space', () => {
  // One defect a field: of two that change the same place, the later one would hide the first.
  const taken = new Set<string>()
  const together = plantedDefects.filter(({ finds }) => {
    const wanted = finds.map(({ slug, path }) => `${slug} ${path.replace(/\[4\].*/, '')}`)
    if (wanted.some((place) => taken.has(place)) || finds.length > 1) return false
    for (const place of wanted) taken.add(place)
    return true
  })
  expect(together.length).toBeGreaterThan(12)
  expect(placesOf(findingsIn(spoilt(...together)))).toEqual(places(together.flatMap(({ finds }) => finds)))
})

test('only languages that are asked for are missed', () => {
  expect(findingsIn(spoilt(...plantedDefects.slice(0, 1)), [])).toEqual([])
  const italian = findingsIn(tidySpace(), ['it'])
  expect(new Set(italian.map(({ code }) => code))).toEqual(new Set(['missing-translation', 'untranslated-slug']))
  expect(italian.every(({ language }) => language === 'it')).toBe(true)
})

test('a finding opens its story in the editor and names block, field and language', () => {
  const [finding] = findingsIn(spoilt(...plantedDefects.slice(0, 1)))
  expect(finding?.editorUrl).toBe(
    'http://localhost:4000/#/me/spaces/100001/stories/0/0/2?uid=uid-accordion_item&field=answer&language=en',
  )
})

test('every sentence is complete', () => {
  const sentences = plantedDefects.flatMap((defect) => findingsIn(spoilt(defect)).map(({ message }) => message))
  expect(sentences.filter((sentence) => /\{\w+\}|undefined|“”/.test(sentence))).toEqual([])
})

test('braces in an editor’s words stay as they are', () => {
  const space = tidySpace()
  Object.assign(space['global/home'].content, { body: [{ component: '{field}', _uid: '' }] })
  expect(findingsIn(space).map(({ message }) => message)).toContainEqual(expect.stringContaining('“{field}”'))
})

test('hostile content is reported and does not end the report', () => {
  let deep: unknown = { type: 'text', text: 'x' }
  for (let level = 0; level < 3000; level += 1) deep = { type: 'paragraph', content: [deep] }
  const space = tidySpace()
  Object.assign(space['global/home'].content, {
    body: [null, 7, { component: 'constructor' }, { component: 'rich_text', body: { type: 'doc', content: [deep] } }],
    seo: 'no list',
    title: { toString: 'not a text' },
  })
  const codes = findingsIn(space).map(({ code, path }) => `${code} ${path}`)
  expect(codes).toEqual(
    expect.arrayContaining(['unknown-block body[0]', 'unknown-block body[1]', 'unknown-block body[2]']),
  )
  expect(codes).toContain('missing-title seo[0].title')
})
