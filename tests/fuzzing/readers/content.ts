import assert from 'node:assert/strict'
import { storableLanding, withWithheld } from 'cms-plugin/landing-field/state/withheld-values.ts'
import { readDocument } from 'cms-plugin/reports/content/read-document.ts'
import { parseStory, parseStoryRow } from 'cms-plugin/reports/content/story-data.ts'
import { readLibraryFile } from 'cms-plugin/reports/report-space.ts'
import { parseSpaceComponent } from 'cms-plugin/reports/space-component.ts'
import { countedIds } from 'component-schemas/landing/counted-ids.ts'
import { landingExamples } from 'component-schemas/landing/landing-examples.fixture.ts'
import { olderExamples } from 'component-schemas/landing/older-examples.fixture.ts'
import { readLanding } from 'component-schemas/landing/read-landing.ts'
import { showLanding } from 'component-schemas/landing/show-landing.ts'
import { parseBlock, parseStoryContent } from 'component-schemas/parse/parse-content.ts'
import { link, safeHref } from 'component-schemas/parse/parse-link.ts'
import { richTextWith } from 'component-schemas/parse/parse-rich-text.ts'
import { documentArbitrary } from 'component-schemas/proofs/rich-document.fixture.ts'
import { blockExamples } from 'component-schemas/schema/block-examples.ts'
import { codeForms } from 'component-schemas/search/code-forms.ts'
import { parseCodeSeries, seriesBlocks, seriesReadings } from 'component-schemas/search/match/code-series.ts'
import fc from 'fast-check'
import { parseMarkdown } from 'local-stack/editor/fields/markdown/parse-markdown.ts'
import { parsePluginRequest } from 'local-stack/editor/fields/plugin/plugin-request.ts'
import { toEditorDocument } from 'local-stack/editor/fields/rich-text/document/to-editor-document.ts'
import { toStoredDocument } from 'local-stack/editor/fields/rich-text/document/to-stored-document.ts'
import { richTextSchema } from 'local-stack/editor/fields/rich-text/schema/extensions.ts'
import { parsePageMessage } from 'local-stack/editor/frame/page-message.ts'
import { hitMatch } from 'site/search/hit-match.ts'
import { ZodError } from 'zod'
import { jsonValues } from '../damaged-json.ts'
import { texts } from '../damaged-text.ts'
import { signs } from '../hostile-texts.ts'
import { defineReader, type Reader, unlessRefused } from '../reader.ts'

const examples = Object.values(blockExamples).flatMap((one) => Object.values(one as object))
const schema = richTextSchema()
const landings = [...Object.values(landingExamples), ...Object.values(olderExamples)]
const story = {
  id: 1,
  uuid: 'a',
  full_slug: 'global/a/',
  updated_at: '2026-01-02',
  created_at: '2026-01-01',
  content: { component: 'page', body: [] },
  translated_slugs: [{ lang: 'it', slug: 'b' }],
}
const messages = [
  { action: 'edit', dataC: { uid: 'a', id: '1' } },
  { action: 'initialized', config: { resolveRelations: 'a.b', resolveLinks: 'url' } },
  { action: 'copy', blok: { _uid: 'a' } },
  { action: 'moveBlock', uid: 'a', parentUid: 'b', field: 'body', index: 1 },
  { action: 'plugin-changed', uid: 'a', event: 'loaded', model: {} },
]
const actions = ['plugin-changed', 'prompt-ai', 'field-state', 'field-shortcut']
const hit = {
  code: 'NOR-1R',
  variants: ['a'],
  series: [{ from: 'N1', to: 'N9' }],
  equivalents: [{ brand: 'a', maker: 'b', code: 'c' }],
  _highlightResult: { vehicles: [{ value: '<em>A</em> 2010-', matchedWords: ['a'] }] },
}
const markdownSigns = [...signs('# > * ** _ ` ``` ~~ [ ]( ) ![ \n | a \\'), '> ', '- ', '1. ', ' ']

/** Content of the CMS, messages of frames, and texts of editors. */
export const contentReaders: readonly Reader[] = [
  defineReader({
    name: 'content-of-story',
    inputs: jsonValues(fc.constantFrom(...examples)),
    check(wire) {
      assert.equal(typeof parseStoryContent(wire).component, 'string')
      assert.equal(typeof parseBlock(wire).component, 'string')
    },
  }),
  defineReader({
    name: 'content-rich-text',
    inputs: jsonValues(documentArbitrary()),
    check(wire) {
      richTextWith([]).safeParse(wire)
      readDocument(wire)
      const editable = toEditorDocument(wire, schema)
      schema.nodeFromJSON(editable).check()
      const stored = toStoredDocument(editable)
      assert.deepEqual(toStoredDocument(toEditorDocument(stored, schema)), stored)
    },
  }),
  defineReader({
    name: 'content-landing',
    inputs: jsonValues(fc.constantFrom<unknown>(...landings)),
    check(wire) {
      const read = readLanding(wire, countedIds())
      if (read.state === 'unreadable') return
      assert.equal(readLanding(read.data, countedIds()).state, 'read')
      showLanding(read.data, new Map())
    },
  }),
  defineReader({
    name: 'content-edited-landing',
    inputs: fc.record({
      edited: jsonValues(fc.constant(landingExamples.minimal)),
      stored: jsonValues(fc.constant(landingExamples.minimal)),
    }),
    check({ edited, stored }) {
      const storable = storableLanding(edited as typeof landingExamples.minimal, stored)
      if (!storable) return
      assert.notEqual(readLanding(storable.data, countedIds()).state, 'unreadable')
      withWithheld(storable.data, storable.withheld)
    },
  }),
  defineReader({
    name: 'content-link',
    inputs: texts(
      fc.constantFrom('https://a.example/b', 'mailto:a@b.example', '/productos#a'),
      signs(': / javascript: \t \u0001 # @ data: \\'),
    ),
    check(url) {
      const href = safeHref(url)
      if (href !== undefined && URL.canParse(href, 'http://a'))
        assert.match(new URL(href, 'http://a').protocol, /^(https?|mailto|tel):$/)
      for (const linktype of ['url', 'story', 'email', 'asset'])
        link.safeParse({ linktype, url, href: url, email: url, anchor: url })
    },
    growing: {
      pieces: [...signs(': a \u0001 . @'), ' '],
      longest: 20_000,
      read: (text) => [safeHref(text), link.safeParse({ url: text }), link.safeParse({ linktype: 'email', url: text })],
    },
  }),
  defineReader({
    name: 'content-of-space',
    inputs: jsonValues(fc.constant(story)),
    check(wire) {
      for (const read of [parseStory, parseStoryRow, parseSpaceComponent, readLibraryFile])
        unlessRefused(ZodError, () => read(wire))
    },
  }),
  defineReader({
    name: 'content-code-series',
    inputs: texts(fc.constantFrom('N0001-N5000, P100–P900', 'A-1 - A-9'), [...signs('- – , 0 9 N'), ' ']),
    check(text) {
      const series = parseCodeSeries(text)
      assert.ok(seriesBlocks(series).length <= series.length * 100)
      assert.ok(seriesReadings(text).length < 2000)
      assert.ok(codeForms(text.slice(0, 40)).every((form) => form !== ''))
    },
    growing: { pieces: ['-', ' ', '–', 'N1-N9,', '1', ' - '], longest: 20_000, read: parseCodeSeries },
  }),
  defineReader({
    name: 'content-markdown',
    inputs: texts(fc.constantFrom('# a\n\nb **c** [d](e)\n\n- f\n- g\n\n> h', '```\na\n```'), markdownSigns),
    check: (text) => assert.ok(parseMarkdown(text).length <= text.length),
    growing: {
      pieces: [...markdownSigns, '*a*', '> > ', '[a](b)', '# ', '\n\n', 'a\n\n'],
      longest: 50_000,
      read: parseMarkdown,
    },
  }),
  defineReader({
    name: 'message-of-frame',
    inputs: jsonValues(fc.constantFrom<unknown>(...messages)),
    check(data) {
      const request = parsePluginRequest(data, 'a')
      if (request) assert.ok(actions.includes(request.action) && typeof request.event === 'string')
      const message = parsePageMessage(data)
      if (message && 'uid' in message) assert.equal(typeof message.uid, 'string')
    },
  }),
  defineReader({
    name: 'search-hit',
    inputs: fc.record({
      record: jsonValues(fc.constant(hit)),
      typed: texts(fc.constantFrom('NOR-1R', 'N5', 'a 2011'), ['-', ' ', 'N', '1']),
    }),
    check({ record, typed }) {
      if (typeof record === 'object' && record !== null) hitMatch(record as Readonly<Record<string, unknown>>, typed)
    },
  }),
]
