import { expect, test } from 'vitest'
import { faultlessSpace } from './faultless-space.fixture.ts'
import type { Finding } from './finding.ts'
import { findingRows } from './finding-rows.ts'
import { describeFinding, findingMessages, isReportLanguage, locateFinding } from './messages/describe-finding.ts'
import type { FindingMessages } from './messages/finding-messages.ts'
import { plantedDefects } from './planted-defects.fixture.ts'
import { findingsIn, findingsOf } from './planted-space.fixture.ts'

const reportLanguages = Object.keys(findingMessages).filter(isReportLanguage)

/** The findings of all planted defects, each on its own; made once. */
let every: readonly Finding[] | undefined
const everyFinding = () => (every ??= plantedDefects.flatMap((defect) => findingsOf(defect)))

/** Findings as the table of defects writes them, in an order of their own. */
function places(findings: readonly { code: string; slug: string; path: string; language?: string | undefined }[]) {
  return findings
    .map(({ code, slug, path, language }) => [code, slug, path, language ?? 'default'].join(' '))
    .toSorted()
}

function locationsOf(findings: readonly Finding[]) {
  return places(findings.map((finding) => ({ ...finding, slug: finding.fullSlug })))
}

test('a space in order gives no finding', () => {
  expect(findingsIn(faultlessSpace())).toEqual([])
})

test.each(plantedDefects)('$title is found and nothing else', (defect) => {
  const findings = findingsOf(defect)
  expect(locationsOf(findings)).toEqual(places(defect.finds))
  const said = findings.map((finding) => describeFinding(finding, 'en')).join(' ')
  for (const { says = '' } of defect.finds) expect(said).toContain(says)
})

test('every kind of finding is planted', () => {
  const planted = new Set(plantedDefects.flatMap(({ finds }) => finds.map(({ code }) => code)))
  expect([...planted].toSorted()).toEqual(Object.keys(findingRows).toSorted())
})

test('defects in different fields are all found in one space', () => {
  // One defect a field: of two that change the same place, the later one would hide the first.
  const taken = new Set<string>()
  // With a history, the defects of the others are changes too.
  const together = plantedDefects.filter(({ finds, before }) => {
    if (before) return false
    const wanted = finds.map(({ slug, path }) => `${slug} ${path.replace(/\[4\].*/, '')}`)
    const isTaken = (location: string) =>
      [...taken].some((other) => other === location || other.startsWith(`${location}.`))
    if (wanted.some(isTaken) || finds.length > 1) return false
    for (const location of wanted) taken.add(location)
    return true
  })
  expect(together.length).toBeGreaterThan(12)
  expect(locationsOf(findingsOf(...together))).toEqual(places(together.flatMap(({ finds }) => finds)))
})

test('a finding is located in the labels of blocks and fields, in the reader’s language', () => {
  const space = faultlessSpace()
  Object.assign(space['global/home'].content, {
    seo: [{ component: 'seo', _uid: 's', canonical: { linktype: 'url', url: 'http:x y' } }],
  })
  const [found] = findingsIn(space, { languages: [] }).filter(({ field }) => field === 'canonical')
  expect([found?.path, found && locateFinding(found, 'en')]).toEqual([
    'seo[0].canonical',
    'Search engines · Canonical page',
  ])
  expect(found && locateFinding(found, 'de')).toMatch(/^Suchmaschinen · /)
})

test('only languages that are asked for are missed', () => {
  expect(findingsIn(faultlessSpace(), { languages: [] })).toEqual([])
  const italian = findingsIn(faultlessSpace(), { languages: ['it'] })
  expect(new Set(italian.map(({ code }) => code))).toEqual(new Set(['missing-translation', 'untranslated-slug']))
  expect(italian.every(({ language }) => language === 'it')).toBe(true)
})

test('a finding opens its story in the editor and names block, field and language', () => {
  const [finding] = findingsOf(...plantedDefects.slice(0, 1))
  expect(finding?.editorUrl).toBe(
    'http://localhost:4000/#/me/spaces/100001/stories/0/0/2?uid=uid-accordion_item&field=answer&language=en',
  )
})

test('a translation is as new as its source when both changed in one draft, it changed later, or the source is as it was', () => {
  const product = 'global/productos/yun-1'
  const was = (...drafts: Record<string, unknown>[]) => {
    const space = faultlessSpace()
    const { content, uuid } = space[product]
    const [present, ...earlier] = drafts.toReversed().map((draft) => ({ ...content, ...draft }))
    Object.assign(content, present)
    return findingsIn(space, { earlier: new Map([[uuid, earlier.toReversed()]]) }).map(({ code }) => code)
  }
  const both = (subtitle: string, english: string) => ({ subtitle, subtitle__i18n__en: english })
  expect(was(both('Latón', 'Brass'), both('Alpaca', 'Nickel silver'))).toEqual([])
  expect(was(both('Latón', 'Brass'), both('Alpaca', 'Brass'), both('Alpaca', 'Nickel silver'))).toEqual([])
  expect(was(both('Latón', 'Brass'), both(' Latón ', 'Brass'))).toEqual([])
  expect(was(both('Latón', 'Brass'), both('Alpaca', 'Brass'), both('Latón', 'Brass'))).toEqual([])
  expect(was(both('Latón', 'Brass'), both('Alpaca', 'Brass'), both('Acero', 'Brass'))).toEqual(['outdated-translation'])
})

test('a difference of the schema opens the field in a story, or the space where no story holds it', () => {
  const drift = plantedDefects.filter(({ finds }) => finds.some(({ code }) => code === 'schema-drift'))
  const addresses = drift.flatMap((defect) => findingsOf(defect).map(({ editorUrl }) => editorUrl))
  expect(addresses[0]).toBe('http://localhost:4000/#/me/spaces/100001/stories/0/0/2?uid=uid-full_banner&field=title')
  expect(addresses.at(-1)).toBe('http://localhost:4000/#/me/spaces/100001')
})

test.each(reportLanguages)('every sentence is complete in %s, and is that language’s own', (language) => {
  const findings = everyFinding()
  const sentences = findings.map((finding) => describeFinding(finding, language))
  expect(sentences.filter((sentence) => /\{\w+\}|undefined|“”|«»|„“|« »/.test(sentence))).toEqual([])
  const english = new Set(findings.map((finding) => describeFinding(finding, 'en')))
  expect(sentences.filter((sentence) => language !== 'en' && english.has(sentence))).toEqual([])
})

test('a sentence names language and place in the reader’s language', () => {
  const [finding] = findingsOf(...plantedDefects.slice(0, 1))
  const said = reportLanguages.map((language) => finding && describeFinding(finding, language))
  expect(said).toEqual([
    'Write “Answer” in English: readers get the default language there.',
    'Escriba «Respuesta» en inglés: ahí se lee el idioma predeterminado.',
    'Scriva «Risposta» in inglese: lì si legge la lingua predefinita.',
    'Rédigez « Réponse » en anglais : la langue par défaut s’y affiche.',
    'Schreiben Sie „Antwort“ auf Englisch: Dort steht sonst die Standardsprache.',
  ])
})

/** The placeholders of a sentence: the same in every language, or a value would be lost. */
const placeholders = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted()

test.each(reportLanguages)('every sentence in %s tells what it tells in English', (language) => {
  const shape = ({ remedies, phrases }: FindingMessages) =>
    Object.entries({ ...remedies, ...phrases }).map(([code, sentence]) => [code, placeholders(sentence)])
  expect(shape(findingMessages[language])).toEqual(shape(findingMessages.en))
})

test('braces in an editor’s words stay as they are', () => {
  const space = faultlessSpace()
  Object.assign(space['global/home'].content, { body: [{ component: '{field}', _uid: '' }] })
  expect(findingsIn(space).map((finding) => describeFinding(finding, 'en'))).toContainEqual(
    expect.stringContaining('“{field}”'),
  )
})

test('hostile content is reported and does not end the report', () => {
  let deep: unknown = { type: 'text', text: 'x' }
  for (let level = 0; level < 3000; level += 1) deep = { type: 'paragraph', content: [deep] }
  const space = faultlessSpace()
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
