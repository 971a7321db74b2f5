import { type Browser, expect, test } from '@playwright/test'
import { customerModel } from './customer/customer-model.ts'
import { editorModel } from './editor/editor-model.ts'
import { formModel } from './form/form-model.ts'
import { failedHistory, type Model } from './history.ts'
import { listModel } from './list/list-model.ts'

/**
 * Histories that nobody wrote: each is a random row of moves of one person in a real browser, and after each move everything must still be
 * what the person believes. A failed one prints its seed and its shortest form in words.
 * `HISTORY_MODEL=list HISTORY_SEED=7 HISTORY_PATH=…` replays one; `npm run drills -- histories` makes three hundred of each model.
 */
const count = Number(process.env['HISTORIES'] ?? 10)
const firstSeed = Number(process.env['HISTORY_SEED'] ?? 1)
const path = process.env['HISTORY_PATH']
const only = process.env['HISTORY_MODEL']

/** So many stories are enough for a person to read. */
const mostStories = 5

async function storiesOf<Belief extends object, World>(
  browser: Browser,
  model: Model<Belief, World>,
): Promise<string[]> {
  const stories: string[] = []
  const seeds = Array.from({ length: path === undefined ? count : 1 }, (_, at) => firstSeed + at)
  for (const [at, seed] of seeds.entries()) {
    const story = await failedHistory(model, browser, { seed, path })
    if (story !== undefined) {
      stories.push(story)
      process.stdout.write(`After ${at + 1} histories: ${story}\n`)
    }
    if (stories.length === mostStories) break
  }
  return stories
}

const people = [
  {
    name: 'list',
    title: 'a list of products is stored, shared, printed and sent as it is shown',
    tell: (browser: Browser) => storiesOf(browser, listModel),
  },
  {
    name: 'form',
    title: 'a form loses nothing that was answered, and arrives once as it was shown',
    tell: (browser: Browser) => storiesOf(browser, formModel),
  },
  {
    name: 'customer',
    title: 'a customer, and who gets a link from one, read what the rights of the moment allow',
    tell: (browser: Browser) => storiesOf(browser, customerModel),
  },
  {
    name: 'editor',
    title: 'a page is found at every address that it ever had, as it was published last',
    tell: (browser: Browser) => storiesOf(browser, editorModel),
  },
]

for (const { name, title, tell } of people) {
  if (only !== undefined && only !== name) continue
  test(`${title}, whatever a person does`, async ({ browser }) => {
    test.setTimeout(60_000 + count * 120_000)
    expect((await tell(browser)).join('\n')).toBe('')
  })
}
