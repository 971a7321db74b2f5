import { parseStoryContent } from 'component-schemas/parse/parse-content.ts'
import { blockExamples } from 'component-schemas/schema/block-examples.ts'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { refusedIn } from './refused-in.ts'
import { reportUnsupported } from './report-unsupported.ts'

let log: MockInstance

beforeEach(() => {
  log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(() => {
  log.mockRestore()
})

const said = () => log.mock.calls.map(([line]) => String(line))
const item = { component: 'accordion_item', _uid: 'i' }
const blok = { type: 'blok', attrs: { body: [{ component: 'in_text', _uid: 't' }] } }
const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Words.' }] }

const page = parseStoryContent({
  component: 'page',
  _uid: 'page',
  title: 'A page',
  body: [
    { component: 'in_body', _uid: 'b' },
    { ...blockExamples.accordion.typical, items: [...blockExamples.accordion.typical.items, item] },
    { component: 'rich_text', _uid: 'r', body: { type: 'doc', content: [paragraph, blok] } },
    blockExamples.image_grid.typical,
  ],
})

test('a refused block is found in a body, in a list of items and inside a text', () => {
  expect(refusedIn(page).map(({ name }) => name)).toEqual(['in_body', 'accordion_item', 'in_text'])
})

test('a cause is logged once, however often the page is rendered', () => {
  for (let rendered = 0; rendered < 3; rendered += 1)
    for (const one of refusedIn(page)) reportUnsupported('global/a', one)
  expect(said().map((line) => /No block named "\w+"|question/.exec(line)?.[0])).toEqual([
    'No block named "in_body"',
    'question',
    'No block named "in_text"',
  ])
  expect(said()[0]).toBe('Skipped a block of global/a. in_body: No block named "in_body" may stand here.\n')
})
